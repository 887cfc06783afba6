import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Locale, locales } from '../../web/config/locales.ts'

/** A query and what a reader wants to see first: any of these places, or nothing at all. */
export interface Expectation {
  q: string
  locale: Locale
  /** `path` or `path#anchor`; empty when nothing must be found. */
  places: string[]
  table: Table
}

/** `tuned` is what the ranking is made by; it is measured by the others. */
export type Table = (typeof tables)[number]

export const tables = ['tuned', 'held-out', 'sentences', 'questions'] as const

const place = z.string().regex(/^[^/#\s][^#\s]*(#[^#\s]+)?$/, 'is not `path` or `path#anchor`')
const rows = z.array(
  z.strictObject({ q: z.string().min(1), first: z.union([place, z.array(place).min(1)]) }),
)
const folder = path.join(import.meta.dirname, 'relevance')

/** The whole table; throws, with the file and the line's number, when a line is malformed. */
export function relevanceTable(): Expectation[] {
  const both = z.record(z.enum(locales), rows)
  const heldOut = both.parse(read('held-out'))
  const sentences = both.parse(read('sentences'))
  const questions = both.parse(read('questions'))
  return locales.flatMap((locale) => [
    ...rows.parse(read(locale)).map((row) => expectation(row, locale, 'tuned')),
    ...heldOut[locale].map((row) => expectation(row, locale, 'held-out')),
    ...sentences[locale].map((row) => expectation(row, locale, 'sentences')),
    ...questions[locale].map((row) => expectation(row, locale, 'questions')),
  ])
}

const read = (name: string): unknown =>
  parse(readFileSync(path.join(folder, `${name}.yaml`), 'utf8'))

function expectation(
  { q, first }: z.output<typeof rows>[number],
  locale: Locale,
  table: Table,
): Expectation {
  const places = [first].flat().filter((each) => each !== 'none')
  return { q, locale, places, table }
}
