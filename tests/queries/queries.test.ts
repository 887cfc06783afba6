// @vitest-environment node
import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { NAVIGATION_ID, SITE_SETTINGS_ID } from '../../schemas/ids.ts'
import { fetchLinkedPages } from '../../web/content/addresses/linked-pages.ts'
import { fetchPageList } from '../../web/content/addresses/page-list.ts'
import { Reader } from '../../web/content/lake/reader.ts'
import { loadReadingList } from '../../web/content/sitemap/reading-list.ts'
import { loadSitemap } from '../../web/content/sitemap/sitemap.ts'
import { answerOf } from './answer-of.ts'
import { model } from './model.ts'
import { siteQueries } from './site-queries.ts'
import { unknownFields } from './unknown-fields.ts'

const types = model()
const { queries, parsed } = await siteQueries()

/** Selects a singleton by type: its id is the type's name, which the schema does not state. */
const byType = (query: string) =>
  query.replaceAll(
    new RegExp(`_id == "(${NAVIGATION_ID}|${SITE_SETTINGS_ID})"`, 'g'),
    '_type == "$1"',
  )

it('queries request no field that the model lacks', () => {
  expect(queries.length).toBeGreaterThan(50)
  const wrong = queries.flatMap(({ file, query }) =>
    unknownFields(byType(query), types).map((unknown) => `${file}: ${unknown}, in ${query}`),
  )
  expect(wrong).toEqual([])
})

it('readers of an answer use only requested fields, with their types', () => {
  expect(parsed.length).toBeGreaterThan(20)
  const params = { codes: ['a'], id: 'a', ids: ['a'], path: 'a', paths: ['a'] }
  const wrong = parsed.flatMap(({ file, query, parse }) => {
    const { answer, missed } = answerOf(byType(query), types)
    const refused = typesRefused(() => parse(answer, params))
    return [...missed, ...refused].map((said) => `${file}: ${said}, in ${query}`)
  })
  expect(wrong).toEqual([])
})

it.each<[string, (client: SanityClient) => Promise<unknown>]>([
  ['pages that are linked', (client) => fetchLinkedPages(new Reader(client), ['a'])],
  ['the list of pages', (client) => fetchPageList(new Reader(client))],
  ['the reading list', (client) => loadReadingList(client, 'en')],
  ['the site map', (client) => loadSitemap(new Reader(client))],
])('reads nothing for %s that its query does not ask for', async (_, load) => {
  const read: ReadonlySet<string>[] = []
  const fetch = async (query: string) => {
    const { answer, missed } = answerOf(byType(query), types)
    read.push(missed)
    return answer
  }
  // The cast is safe: only `fetch` is called.
  await load({ fetch } as unknown as SanityClient)
  expect(read).not.toEqual([])
  expect(read.flatMap((missed) => [...missed])).toEqual([])
})

/** Places where `parse` expects another type than it gets. Texts may lack an expected format, which does not count. */
function typesRefused(parse: () => unknown): string[] {
  try {
    parse()
    return []
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    if (!(cause instanceof z.ZodError)) throw error
    return cause.issues
      .filter(({ code }) => code === 'invalid_type')
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
  }
}
