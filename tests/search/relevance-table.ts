import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { queriesByLocale, queriesOf, type TableQuery } from '../../schemas/query-table.ts'
import { locales } from '../../web/config/locales.ts'
import { kindOfQuery } from './kind-of-query.ts'

/** A query and the places that a reader expects first: any of these, or none. */
export interface Expectation extends TableQuery {
  table: Table
  kind: string
}

/** `tuned` is used for tuning the ranking, the others for measuring it. */
export type Table = (typeof tables)[number]

export const tables = [
  'tuned',
  'held-out',
  'sentences',
  'questions',
  'newcomers',
  'strangers',
  'unseen',
] as const

/** The whole table; throws, with file and line number, when a line is malformed. */
export function relevanceTable(): Expectation[] {
  const heldOut = queriesByLocale(read('tests/search/relevance/held-out'))
  const newcomers = queriesByLocale(read('tests/search/relevance/newcomers'))
  const strangers = queriesByLocale(read('tests/search/relevance/strangers'))
  const unseen = queriesByLocale(read('tests/search/relevance/unseen'))
  const sentences = queriesByLocale(read('studio/search-trial/queries/sentences'))
  const questions = queriesByLocale(read('studio/search-trial/queries/questions'))
  const of = (table: Table, queries: TableQuery[]) =>
    queries.map((each) => ({ kind: kindOfQuery(each), ...each, table }))
  return locales.flatMap((locale) => [
    ...of('tuned', queriesOf(locale, read(`studio/search-trial/queries/${locale}`))),
    ...of('held-out', heldOut[locale]),
    ...of('sentences', sentences[locale]),
    ...of('questions', questions[locale]),
    ...of('newcomers', newcomers[locale]),
    ...of('strangers', strangers[locale]),
    ...of('unseen', unseen[locale]),
  ])
}

const root = path.join(import.meta.dirname, '../..')

const read = (name: string): unknown => parse(readFileSync(path.join(root, `${name}.yaml`), 'utf8'))
