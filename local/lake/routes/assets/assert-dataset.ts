import { notFound } from '../../http/errors.ts'
import type { Context } from '../context.ts'

/** Throws for an asset of another project or dataset: the lake has only one. */
export function assertDataset({ lake, params }: Context): void {
  const { projectId, dataset } = lake.options
  if (params['dataset'] === dataset && (params['project'] ?? projectId) === projectId) return
  throw notFound(
    `Dataset "${params['dataset']}" not found for project ID "${params['project'] ?? projectId}": this lake has "${dataset}" of "${projectId}"`,
  )
}
