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

/** A document of which there is one has the name of its type as id, which the types do not say. */
const byType = (query: string) =>
  query.replaceAll(
    new RegExp(`_id == "(${NAVIGATION_ID}|${SITE_SETTINGS_ID})"`, 'g'),
    '_type == "$1"',
  )

it('asks the lake for nothing that the model does not have', () => {
  expect(queries.length).toBeGreaterThan(50)
  const wrong = queries.flatMap(({ file, query }) =>
    unknownFields(byType(query), types).map((unknown) => `${file}: ${unknown}, in ${query}`),
  )
  expect(wrong).toEqual([])
})

it('reads nothing of an answer that its query does not ask for, or as another type', () => {
  expect(parsed.length).toBeGreaterThan(20)
  const asked = { codes: ['a'], id: 'a', ids: ['a'], path: 'a', paths: ['a'] }
  const wrong = parsed.flatMap(({ file, query, parse }) => {
    const { answer, missed } = answerOf(byType(query), types)
    const refused = typesRefused(() => parse(answer, asked))
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
  // Nothing else of a client is used here.
  await load({ fetch } as unknown as SanityClient)
  expect(read).not.toEqual([])
  expect(read.flatMap((missed) => [...missed])).toEqual([])
})

/** Where `parse` wants another type than it gets. Of texts it may want a form that these have not. */
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
