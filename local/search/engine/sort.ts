import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import type { Match } from './matches.ts'
import { listOf } from './parameters.ts'

export interface SortKey {
  /** A field's name, `_eval(<filter>)` or `_eval([(<filter>):<score>, …])`; undefined for the text match. */
  field: string | undefined
  direction: 1 | -1
}

const MAX_SORT_FIELDS = 3
const EVAL = '_eval('

/** Score of documents that match `filter`. */
export interface ScoredFilter {
  filter: string
  score: number
}

/** The filters of an `_eval` sort key, of which the first match counts; undefined for a field name. */
export function evalFilters(field: string): ScoredFilter[] | undefined {
  if (!field.startsWith(EVAL)) return undefined
  const inner = field.slice(EVAL.length, -1).trim()
  if (!inner.startsWith('[')) return [{ filter: inner, score: 1 }]
  return listOf(inner.replace(/^\[|\]$/g, '')).map((part) => {
    const [, filter, score] = /^\((.*)\)\s*:\s*(\d{1,9})$/.exec(part) ?? []
    if (filter === undefined)
      throw new HttpError(
        400,
        `Parameter \`sort_by\` is malformed: \`${part}\` is not \`(filter):score\`.`,
      )
    return { filter, score: Number(score) }
  })
}

/** The keys of `sort_by`, or the default: text match, then the default sorting field. */
export function sortKeys(collection: Collection, source: string | undefined): SortKey[] {
  const parts = listOf(source)
  if (parts.length === 0) {
    const fallback = collection.schema.default_sorting_field
    return [undefined, ...(fallback ? [fallback] : [])].map((field) => ({ field, direction: -1 }))
  }
  if (parts.length > MAX_SORT_FIELDS)
    throw new HttpError(400, `Only upto ${MAX_SORT_FIELDS} sort fields are allowed.`)
  return parts.map((part) => sortKey(collection, part))
}

function sortKey(collection: Collection, part: string): SortKey {
  const match = /^([^:()\s]+)\s*(?:\((.*)\))?\s*:\s*(asc|desc)$/i.exec(part)
  const [, name, options, way = ''] = match ?? []
  if (name === undefined) {
    throw new HttpError(
      400,
      `Parameter \`sort_by\` is malformed: \`${part}\` is not \`field:asc\` or \`field:desc\`.`,
    )
  }
  const direction = way.toLowerCase() === 'asc' ? 1 : -1
  if (name === '_eval') return { field: `${EVAL}${options ?? ''})`, direction }
  if (options !== undefined || (/^[_$]/.test(name) && name !== '_text_match'))
    throw new HttpError(501, `Sorting by \`${part}\` (\`sort_by\`) is not served here.`)
  if (name === '_text_match') return { field: undefined, direction }
  if (!collection.field(name)?.sort) {
    throw new HttpError(404, `Could not find a field named \`${name}\` in the schema for sorting.`)
  }
  return { field: name, direction }
}

/** Compares two values; a missing one comes last in either direction. */
function compareValues(a: unknown, b: unknown, direction: 1 | -1): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -direction : direction
  return (Number(a) - Number(b)) * direction
}

/** Compares matches by the keys, best first; `columns` names their values. */
export function byKeys(
  keys: readonly SortKey[],
  columns: readonly string[],
): (a: Match, b: Match) => number {
  const placed = keys.map(({ field, direction }) => ({
    direction,
    at: field === undefined ? undefined : columns.indexOf(field),
  }))
  return (a, b) => {
    for (const { direction, at } of placed) {
      const order =
        at === undefined
          ? compareValues(a.textMatch, b.textMatch, direction)
          : compareValues(a.values[at], b.values[at], direction)
      if (order !== 0) return order
    }
    return 0
  }
}
