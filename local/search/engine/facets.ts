import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import type { IndexField } from '../store/schema.ts'
import { fieldsOf, integer, type RawParameters } from './parameters.ts'

export interface FacetRow {
  /** The counted unit: the group when grouping, else the record. */
  unit: unknown
  value: unknown
}

interface FacetCounts {
  counts: { count: number; highlighted: string; value: string }[]
  field_name: string
  sampled: boolean
  stats: { total_values: number }
}

/** The fields in `facet_by`; throws 404 for a field without facets. */
export const readFacets = (collection: Collection, raw: RawParameters): IndexField[] =>
  fieldsOf(raw, 'facet_by').map((name) => facetField(collection, name))

/** A field; throws 404 unless it is faceted. */
export function facetField(collection: Collection, name: string): IndexField {
  const field = collection.field(name)
  if (!field?.facet)
    throw new HttpError(404, `Could not find a facet field named \`${name}\` in the schema.`)
  return field
}

/** One entry of `facet_counts`, most frequent values first. */
export function countFacet(
  field: IndexField,
  rows: readonly FacetRow[],
  raw: RawParameters,
): FacetCounts {
  const units = new Map<string, Set<unknown>>()
  for (const { unit, value } of rows) {
    for (const each of facetValues(field, value)) {
      const set = units.get(each) ?? new Set()
      units.set(each, set.add(unit))
    }
  }
  const alphabet = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const counts = [...units]
    .map(([value, set]) => ({ count: set.size, highlighted: value, value }))
    .sort((a, b) => b.count - a.count || alphabet(a.value, b.value))
  return {
    counts: counts.slice(0, integer(raw, 'max_facet_values', 10)),
    field_name: field.name,
    sampled: false,
    stats: { total_values: units.size },
  }
}

function facetValues(field: IndexField, value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (field.type.endsWith('[]')) {
    const list: unknown = JSON.parse(String(value))
    return Array.isArray(list) ? list.map(String) : []
  }
  return [field.type === 'bool' ? String(value === 1) : String(value)]
}
