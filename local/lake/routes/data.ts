import { act } from '../actions/act.ts'
import type { Route } from '../http/context.ts'
import { LakeError } from '../http/errors.ts'
import { mutate } from '../mutations/mutate.ts'

/** The lake holds one dataset: a call that names another must not write into it. */
function ofDataset(handle: Route['handle']): Route['handle'] {
  return (context) => {
    const { dataset, projectId } = context.lake.options
    const asked = context.params['dataset']
    if (asked === dataset) return handle(context)
    const message = `Dataset "${asked}" not found for project ID "${projectId}": this lake has "${dataset}"`
    throw new LakeError(404, { statusCode: 404, error: 'Not Found', message }, message)
  }
}

export const dataRoutes: Route[] = [
  { method: 'POST', path: '/data/mutate/:dataset', handle: ofDataset(mutate) },
  { method: 'POST', path: '/data/actions/:dataset', handle: ofDataset(act) },
]
