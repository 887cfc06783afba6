// Needs the running stack: a set of words goes from the lake to the search.
// @module-tag nightly
import { Client } from 'typesense'
import { afterEach, describe, expect, inject, it } from 'vitest'
import type { Locale } from '../../web/config/locales.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { alive } from '../support/alive.ts'
import { delivered } from '../support/delivered.ts'
import { lakeAs, publishDraft } from '../support/lake.ts'
import { ownPages } from '../support/own-pages.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const writer = lakeAs(stack, 'writer')
const reader = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })

/** So long may a hit take from the publish on, ms. */
const LIVE = 1000

const KLINE = 'page-v5-market-kline'

async function pages(q: string, locale: Locale): Promise<string[]> {
  const documents = reader.collections<SearchRecord>(stack.searchCollections[locale]).documents()
  const answer = await documents.search({ ...stack.searchParameters[locale], q }, {})
  return (answer.grouped_hits ?? []).flatMap(({ hits }) => hits[0]?.document.page_id ?? [])
}

/** Publishes as a writer does, and returns how long it took, ms, until `isLive`. */
async function live(document: { _id: string; _type: string }, isLive: () => Promise<boolean>) {
  // So that nothing else is on its way.
  await delivered(stack)
  await writer.createOrReplace({ ...document, _id: `drafts.${document._id}` })
  await publishDraft(writer, document._id)
  const from = performance.now()
  await until(isLive)
  return performance.now() - from
}

describe('what writers say of the search', () => {
  const newPage = ownPages()
  const made: string[] = []
  const own = (name: string) => {
    const _id = `tuning-${name}`
    made.push(_id)
    return _id
  }

  afterEach(async () => {
    for (const id of made.splice(0)) await writer.delete(id)
    await delivered(stack)
  })

  it.each<[Locale, string, string]>([
    ['en', '', 'numbatgraph'],
    ['zh-TW', '/zh-TW', '袋熊圖'],
  ])('turns a query that fails into a hit within a second (%s)', async (language, prefix, q) => {
    const page = await newPage()
    const main = page.locator('main:visible')
    await page.goto(`${stack.site}${prefix}/search?q=${encodeURIComponent(q)}`)
    await alive(page)
    const hit = main.locator('a[href*="/v5/market/kline"]').first()
    // The search has answered: while it is asked, no hit shows either.
    await main.locator('[aria-busy=false]').waitFor({ state: 'attached' })
    const hits = await hit.count()
    expect([await pages(q, language), hits]).toEqual([[], 0])

    const words = [q, 'kline']
    const synonym = { _id: own(language), _type: 'searchSynonym', direction: 'both' }
    const took = await live({ ...synonym, ...{ language, words } }, async () =>
      (await pages(q, language)).includes(KLINE),
    )
    expect(took).toBeLessThan(LIVE)
    await page.reload()
    await hit.waitFor()
  })
})
