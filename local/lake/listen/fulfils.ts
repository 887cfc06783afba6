import { isRecord, type LakeDocument } from '../documents/document.ts'
import type { Condition } from '../store/condition.ts'

function valueAt(document: LakeDocument, path: string): unknown {
  let value: unknown = document
  for (const name of path.split('.')) value = isRecord(value) ? value[name] : undefined
  return value
}

/**
 * Whether a document can be one that the filter of this condition takes. It may say yes too often,
 * never no: it spares most listeners the evaluation of their filter.
 */
export function fulfils(document: LakeDocument, condition: Condition | null): boolean {
  switch (condition?.kind) {
    case 'id':
      return condition.ids.includes(document._id)
    case 'idPrefix':
      return document._id.startsWith(condition.prefix)
    case 'field': {
      const value = valueAt(document, condition.field)
      return condition.values.some((wanted) => wanted === value)
    }
    case 'and':
      return condition.parts.every((part) => fulfils(document, part))
    case 'or':
      return condition.parts.some((part) => fulfils(document, part))
    default:
      return true
  }
}
