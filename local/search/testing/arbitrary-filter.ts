import fc from 'fast-check'
import type { Filter, FilterValue } from '../engine/filter.ts'

export interface FilteredItem {
  id: string
  word: string
  number: number
  yes: boolean
  words: string[]
}

const WORDS = ['a', 'b c', 'd && e', 'f || (g)', '[h]', 'i,j', ':=k', '1..5', 'l*', '字', '']
const word = fc.constantFrom(...WORDS.filter(Boolean))
const number = fc.integer({ min: -5, max: 5 })

export const arbitraryThings = fc.array(
  fc.record({
    word: fc.constantFrom(...WORDS),
    number,
    yes: fc.boolean(),
    words: fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
)

const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { minLength: 1, maxLength: 4 })
const text = (value: unknown): FilterValue => ({ text: String(value) })

const numbers: fc.Arbitrary<FilterValue> = fc.oneof(
  number.map(text),
  fc.tuple(number, number).map(([from, to]) => ({ from: String(from), to: String(to) })),
)

const test: fc.Arbitrary<Filter> = fc
  .oneof(
    fc.record({
      field: fc.constantFrom('word', 'words'),
      operator: fc.constantFrom(':=', ':!='),
      values: list(word.map(text)),
    }),
    fc.record({
      field: fc.constant('number'),
      operator: fc.constantFrom(':', ':=', ':!='),
      values: list(numbers),
    }),
    fc.record({
      field: fc.constant('yes'),
      operator: fc.constantFrom(':=', ':!='),
      values: list(fc.boolean().map(text)),
    }),
  )
  .map((each) => ({ kind: 'test', ...each }))

/** Filters on things, with brackets up to four levels deep. */
export const arbitraryFilter: fc.Arbitrary<Filter> = fc.letrec<{ any: Filter }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    test,
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      parts: fc.array(tie('any'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).any

/** A filter in the syntax of `filter_by`. */
export function filterText(filter: Filter): string {
  if (filter.kind !== 'test')
    return `(${filter.parts.map(filterText).join(filter.kind === 'and' ? ' && ' : '||')})`
  return `${filter.field}${filter.operator}[${filter.values.map(writtenValue).join(', ')}]`
}

function writtenValue(value: FilterValue): string {
  if ('from' in value) return `${value.from}..${value.to}`
  return /^-?\w+$/.test(value.text) ? value.text : `\`${value.text}\``
}

/** Whether a filter matches a thing, by the documentation. */
export function matchesFilter(filter: Filter, thing: FilteredItem): boolean {
  if (filter.kind !== 'test') {
    const each = (part: Filter) => matchesFilter(part, thing)
    return filter.kind === 'and' ? filter.parts.every(each) : filter.parts.some(each)
  }
  const { field, operator, values } = filter
  const value = Object.entries(thing).find(([name]) => name === field)?.[1]
  const found = [value].flat().some((item) => values.some((each) => isOne(item, each)))
  return operator === ':!=' ? !found : found
}

const isOne = (item: unknown, value: FilterValue): boolean =>
  'from' in value
    ? Number(item) >= Number(value.from) && Number(item) <= Number(value.to)
    : String(item) === value.text
