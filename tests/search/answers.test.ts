import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Locale, locales } from '../../web/config/locales.ts'
import { pageHref } from '../../web/config/paths.ts'
import type { InstantAnswer } from '../../web/search/answers/answer.ts'
import { searchWithAnswer } from '../../web/search/answers/search-with-answer.ts'
import { searchAlias } from '../../web/search/collection.ts'
import { searchParameters } from '../../web/search/parameters.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { startLocalSearch } from './local-search.ts'

const rows = z
  .record(
    z.enum(locales),
    z.array(
      z.strictObject({
        q: z.string().min(1),
        at: z.string().min(1),
        says: z.array(z.string()).optional(),
      }),
    ),
  )
  .parse(parse(readFileSync(path.join(import.meta.dirname, 'answers.yaml'), 'utf8')))
const table = locales.flatMap((locale) => rows[locale].map((row) => ({ locale, ...row })))

let given: { q: string; locale: Locale; at: string; answer: InstantAnswer | undefined }[]
let isRight: boolean[]

beforeAll(async () => {
  const search = await startLocalSearch()
  try {
    given = []
    for (const { q, locale, at } of table) {
      const documents = search.client.collections<SearchRecord>(searchAlias(locale)).documents()
      const { answer } = await searchWithAnswer(
        [{ ...searchParameters(locale, 'current'), q, per_page: 10, enable_analytics: false }],
        (searches) => Promise.all(searches.map((each) => documents.search(each, {}))),
      )
      given.push({ q, locale, at, answer })
    }
  } finally {
    await search.stop()
  }
  isRight = given.map(({ answer, locale, at }, index) => {
    if (at === 'none') return answer === undefined
    const [page = '', anchor] = at.split('#')
    const [foundPage, foundAnchor] = (answer?.url ?? '').split('#')
    const says = table[index]?.says ?? []
    return (
      foundPage === pageHref(page, locale) &&
      (anchor === undefined || foundAnchor === anchor) &&
      says.every((words) => answer?.text.includes(words))
    )
  })
}, 300_000)

const told = (wanted: (at: number) => boolean) =>
  given
    .filter((_, at) => wanted(at))
    .map(({ q, at, answer }) => `“${q}”, of ${at}: ${JSON.stringify(answer)}`)

test('the table has half its questions in each language, and thirty without an answer', () => {
  expect(table.length).toBeGreaterThanOrEqual(120)
  expect(Math.min(...locales.map((locale) => rows[locale].length))).toBeGreaterThanOrEqual(60)
  expect(table.filter(({ at }) => at === 'none').length).toBeGreaterThanOrEqual(30)
  expect(new Set(table.map(({ locale, q }) => `${locale} ${q}`)).size).toBe(table.length)
})

test('the answer card shows no wrong fact, and none without certainty', () => {
  expect(told((at) => given[at]?.answer !== undefined && !isRight[at])).toEqual([])
})

test('the answer card answers nine of ten questions that have one fact as their answer', () => {
  const answerable = table.flatMap(({ at }, index) => (at === 'none' ? [] : [index]))
  const right = answerable.filter((at) => isRight[at])
  const missed = told((at) => answerable.includes(at) && !isRight[at]).join('\n')
  expect(right.length / answerable.length, missed).toBeGreaterThanOrEqual(0.9)
})
