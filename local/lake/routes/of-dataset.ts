import { LakeError } from '../http/errors.ts'
import type { Route } from './context.ts'

/** Rejects a call for another project or dataset: the lake has only one. */
export function ofDataset(handle: Route['handle']): Route['handle'] {
  return (context) => {
    const { dataset, projectId } = context.lake.options
    const requestedDataset = context.params['dataset']
    if (requestedDataset === dataset) return handle(context)
    const message = `Dataset "${requestedDataset}" not found for project ID "${projectId}": this lake has "${dataset}"`
    throw new LakeError(404, { statusCode: 404, error: 'Not Found', message }, message)
  }
}
