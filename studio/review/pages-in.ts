import { isRecord } from '../../schemas/is-record.ts'
import { refOf } from '../../schemas/publishing/stored.ts'

/** Ids of the documents that a value refers to: in a sidebar those of its pages. */
export function pagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pagesIn)
  if (!isRecord(value)) return []
  const own = refOf(value)
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(pagesIn)]
}
