import { notFound } from '../http/errors.ts'
import type { Context, Route } from './context.ts'

/** Throws 404 for another project than the lake's own, or another dataset. */
export function assertProject({ lake, params }: Context): string {
  const { projectId, dataset } = lake.options
  if ((params['id'] ?? projectId) !== projectId)
    throw notFound(`Project "${params['id']}" not found: this lake is "${projectId}"`)
  if ((params['dataset'] ?? dataset) !== dataset)
    throw notFound(
      `Dataset "${params['dataset']}" not found for project ID "${projectId}": this lake has "${dataset}"`,
    )
  return projectId
}

/** A route that is about the lake's one project and dataset. */
export function ofProject(handle: Route['handle']): Route['handle'] {
  return (context) => {
    assertProject(context)
    return handle(context)
  }
}
