import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import type { IndexField } from '../store/schema.ts'
import { isText } from '../store/schema.ts'
import { SEARCH_PARAMETERS } from './search-parameters.ts'

/** Search parameters as strings. */
export type RawParameters = Record<string, string>

export interface QueryField {
  field: IndexField
  column: string
  weight: number
  typos: number
  prefix: boolean
  /** Whether text inside a word may match when nothing else is found. */
  infix: boolean
}

/** Throws 501 naming the first parameter that this server would ignore. */
export function refuseUnserved(raw: RawParameters): void {
  for (const [name, value] of Object.entries(raw)) {
    const support = SEARCH_PARAMETERS[name]
    if (support?.kind === 'served' || support?.kind === 'accepted' || value === '') continue
    if (support?.kind === 'only' && support.values.includes(value)) continue
    const but = support?.kind === 'only' ? ` but as \`${support.values.join('` or `')}\`` : ''
    throw new HttpError(
      501,
      `Search parameter \`${name}\` is not served by the local search server${but}; a real Typesense may know it.`,
    )
  }
}

/** Splits a list at commas outside of brackets. */
export function listOf(value: string | undefined): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const character of value ?? '') {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth--
    if (character === ',' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const MAX_FIELDS = 100

/** The field names in a parameter; throws 400 for unreasonably many. */
export function fieldsOf(raw: RawParameters, name: string): string[] {
  const fields = listOf(raw[name])
  if (fields.length > MAX_FIELDS)
    throw new HttpError(400, `Parameter \`${name}\` names more than ${MAX_FIELDS} fields.`)
  return fields
}

/** An integer parameter; throws 400 when it is not an integer. */
export function integer(raw: RawParameters, name: string, fallback: number): number {
  const text = raw[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d{1,15}$/.test(text))
    throw new HttpError(400, `Parameter \`${name}\` must be an unsigned integer.`)
  return Number(text)
}

export function flag(raw: RawParameters, name: string, fallback: boolean): boolean {
  const text = raw[name]
  return text === undefined || text === '' ? fallback : text === 'true' || text === '1'
}

/** The fields of `query_by` with their entries in the parallel lists. */
export function queryFields(collection: Collection, raw: RawParameters): QueryField[] {
  const names = fieldsOf(raw, 'query_by')
  const weights = perField(raw, 'query_by_weights', names)
  const typos = perField(raw, 'num_typos', names)
  const prefixes = perField(raw, 'prefix', names)
  const infixes = perField(raw, 'infix', names)
  return names.map((name, index) => {
    const field = collection.field(name)
    if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`)
    if (!isText(field))
      throw new HttpError(400, `Field \`${name}\` should be a string or a string array.`)
    if (!field.index)
      throw new HttpError(400, `Field \`${name}\` is marked as a non-indexed field in the schema.`)
    const mode = infixes[index] ?? 'off'
    if (mode !== 'off' && mode !== 'fallback')
      throw new HttpError(501, `\`${mode}\` of \`infix\` is not served by the local search server.`)
    const infix = mode === 'fallback'
    if (infix && !field.infix) {
      throw new HttpError(
        400,
        `Could not find \`${name}\` in the infix index. Make sure to enable infix search by specifying \`infix: true\` in the schema.`,
      )
    }
    const number = (list: readonly (string | undefined)[], parameter: string, fallback: number) =>
      integer({ [parameter]: list[index] ?? '' }, parameter, fallback)
    return {
      field,
      column: collection.textColumn(field),
      // Without weights, earlier fields weigh more, as on a real server.
      weight: number(weights, 'query_by_weights', names.length - index),
      typos: Math.min(2, number(typos, 'num_typos', 2)),
      prefix: (prefixes[index] ?? 'true') === 'true',
      infix,
    }
  })
}

/** Splits a list that has one entry for all fields, or one for each. */
function perField(
  raw: RawParameters,
  name: string,
  fields: readonly string[],
): (string | undefined)[] {
  const values = listOf(raw[name])
  if (values.length === 0) return []
  if (values.length === 1) return fields.map(() => values[0])
  if (values.length !== fields.length) {
    throw new HttpError(
      400,
      `Number of values in \`${name}\` does not match number of \`query_by\` fields.`,
    )
  }
  return values
}
