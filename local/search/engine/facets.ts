import { HttpError } from '../errors.ts'
import { type Field, isNumeric } from '../schema.ts'
import type { Collection } from '../store/collection.ts'
import { fold } from './fold.ts'
import { integer, listOf, type RawParameters } from './parameters.ts'

/** The fields of `facet_by`; 404 for one that the schema does not facet. */
export function facetFields(collection: Collection, raw: RawParameters): Field[] {
  return listOf(raw.facet_by).map((name) => {
    const field = collection.field(name)
    if (!field?.facet)
      throw new HttpError(404, `Could not find a facet field named \`${name}\` in the schema.`)
    return field
  })
}

export interface FacetRow {
  /** What one count stands for: the group when grouping, else the record itself. */
  unit: unknown
  value: unknown
}

/** One entry of `facet_counts`: the most frequent values first. */
export function countFacet(field: Field, rows: readonly FacetRow[], raw: RawParameters) {
  const units = new Map<string, Set<unknown>>()
  for (const { unit, value } of rows) {
    for (const each of facetValues(field, value)) {
      const set = units.get(each) ?? new Set()
      units.set(each, set.add(unit))
    }
  }
  const [queried, ...rest] = (raw.facet_query ?? '').split(':')
  const query = queried?.trim() === field.name ? fold(rest.join(':').trim()).text : ''
  const counts = [...units]
    .map(([value, set]) => ({ count: set.size, value }))
    .filter(
      ({ value }) =>
        fold(value)
          .text.split(/\s+/)
          .some((word) => word.startsWith(query)) || fold(value).text.startsWith(query),
    )
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const numbers = isNumeric(field)
    ? rows.map((row) => Number(row.value)).filter(Number.isFinite)
    : []
  const sum = numbers.reduce((total, value) => total + value, 0)
  return {
    counts: counts
      .slice(0, integer(raw, 'max_facet_values', 10))
      .map(({ count, value }) => ({ count, highlighted: emphasise(value, query), value })),
    field_name: field.name,
    sampled: false,
    stats:
      numbers.length > 0
        ? {
            avg: sum / numbers.length,
            max: Math.max(...numbers),
            min: Math.min(...numbers),
            sum,
            total_values: units.size,
          }
        : { total_values: units.size },
  }
}

function facetValues(field: Field, value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (field.type.endsWith('[]')) {
    const list: unknown = JSON.parse(String(value))
    return Array.isArray(list) ? list.map(String) : []
  }
  return [field.type === 'bool' ? String(value === 1) : String(value)]
}

const emphasise = (value: string, query: string) =>
  query && fold(value).text.startsWith(query)
    ? `<mark>${value.slice(0, query.length)}</mark>${value.slice(query.length)}`
    : value
