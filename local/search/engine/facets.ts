import { HttpError } from '../http/http-error.ts'
import { type Field, isNumeric } from '../store/schema.ts'
import { editDistance } from '../store/vocabulary.ts'
import { fold } from '../text/fold.ts'
import type { Facet } from './facet-by.ts'
import { integer, type RawParameters } from './parameters.ts'
import type { Steps } from './steps.ts'

export interface FacetRow {
  /** What one count stands for: the group when grouping, else the record itself. */
  unit: unknown
  value: unknown
}

interface FacetCounts {
  counts: { count: number; highlighted: string; value: string }[]
  field_name: string
  sampled: boolean
  stats: { avg?: number; max?: number; min?: number; sum?: number; total_values: number }
}

/** Reading rows is quick, comparing their values with what is asked for is not. */
const ROWS_OF_STEP = 1000
const VALUES_OF_STEP = 20

/** One entry of `facet_counts`: the most frequent values first, unless ordered by value. */
export function* countFacet(
  { field, order }: Facet,
  rows: readonly FacetRow[],
  raw: RawParameters,
): Steps<FacetCounts> {
  const units = new Map<string, Set<unknown>>()
  for (const [index, { unit, value }] of rows.entries()) {
    if (index % ROWS_OF_STEP === 0) yield
    for (const each of facetValues(field, value)) {
      const set = units.get(each) ?? new Set()
      units.set(each, set.add(unit))
    }
  }
  const wanted = facetQuery(field, raw)
  const alphabet = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  let seen = 0
  const counts: { count: number; value: string; at: Range }[] = []
  for (const [value, set] of units) {
    if (seen++ % VALUES_OF_STEP === 0) yield
    const at = wanted(value)
    if (at) counts.push({ count: set.size, value, at })
  }
  counts.sort((a, b) => {
    if (order === 'count') return b.count - a.count || alphabet(a.value, b.value)
    return alphabet(a.value, b.value) * (order === 'asc' ? 1 : -1)
  })
  return {
    counts: counts
      .slice(0, integer(raw, 'max_facet_values', 10))
      .map(({ count, value, at }) => ({ count, highlighted: emphasise(value, at), value })),
    field_name: field.name,
    sampled: false,
    stats: { ...statistics(field, rows), total_values: units.size },
  }
}

function statistics(field: Field, rows: readonly FacetRow[]) {
  const numbers = isNumeric(field)
    ? rows.flatMap((row) => facetValues(field, row.value).map(Number)).filter(Number.isFinite)
    : []
  if (numbers.length === 0) return {}
  let [sum, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const number of numbers) {
    sum += number
    min = Math.min(min, number)
    max = Math.max(max, number)
  }
  return { avg: sum / numbers.length, max, min, sum }
}

function facetValues(field: Field, value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (field.type.endsWith('[]')) {
    const list: unknown = JSON.parse(String(value))
    return Array.isArray(list) ? list.map(String) : []
  }
  return [field.type === 'bool' ? String(value === 1) : String(value)]
}

interface Range {
  start: number
  end: number
}

/** Says of a value where it answers `facet_query`, or undefined when it does not. */
function facetQuery(field: Field, raw: RawParameters): (value: string) => Range | undefined {
  const source = raw.facet_query ?? ''
  const colon = source.indexOf(':')
  if (source && colon < 0)
    throw new HttpError(400, 'Facet query must be in the `facet_field: value` format.')
  const query =
    source.slice(0, colon).trim() === field.name ? fold(source.slice(colon + 1).trim()).text : ''
  if (!query) return () => ({ start: 0, end: 0 })
  const allowed = Math.min(
    integer(raw, 'facet_query_num_typos', 2),
    query.length >= 7 ? 2 : query.length >= 4 ? 1 : 0,
  )
  return (value) => {
    const { text, offsets } = fold(value)
    const starts = [0, ...[...text.matchAll(/\s+/g)].map((gap) => gap.index + gap[0].length)]
    const near = (most: number) =>
      starts.find((at) => editDistance(query, text.slice(at, at + query.length)) <= most)
    const at = near(0) ?? (allowed > 0 ? near(allowed) : undefined)
    return at === undefined
      ? undefined
      : { start: offsets(at), end: offsets(Math.min(text.length, at + query.length)) }
  }
}

const emphasise = (value: string, at: Range) =>
  at.end > at.start
    ? `${value.slice(0, at.start)}<mark>${value.slice(at.start, at.end)}</mark>${value.slice(at.end)}`
    : value
