import { notFound } from '../../http/errors.ts'
import type { Context } from '../context.ts'

/** The lake holds one dataset: an asset of another one is not here, and does not become this one's. */
export function assertDataset({ lake, params }: Context): void {
  const { projectId, dataset } = lake.options
  if (params['dataset'] === dataset && (params['project'] ?? projectId) === projectId) return
  throw notFound(
    `Dataset "${params['dataset']}" not found for project ID "${params['project'] ?? projectId}": this lake has "${dataset}" of "${projectId}"`,
  )
}
