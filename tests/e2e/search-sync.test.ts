// Needs the running stack: the search follows the lake while it is stopped and started.
import { Client } from 'typesense'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { parseDeliveryState } from '../../studio/webhooks/delivery-state.ts'
import type { SearchRecord } from '../../web/search/record.ts'
import { delivered } from '../support/delivered.ts'
import { lakeAs, publish } from '../support/lake.ts'
import { whileStopped } from '../support/stack-process.ts'
import { until } from '../support/until.ts'

const stack = inject('stack')
const administrator = lakeAs(stack, 'administrator')
const reader = new Client({ nodes: [{ url: stack.search }], apiKey: stack.searchKeys.search })

const PAGE = 'page-v5-market-insurance'

async function hits(q: string): Promise<SearchRecord[]> {
  const documents = reader.collections<SearchRecord>(stack.searchCollections.en).documents()
  const answer = await documents.search({ ...stack.searchParameters.en, q }, {})
  return (answer.grouped_hits ?? []).flatMap((group) => group.hits.map((hit) => hit.document))
}

async function failedAttempts(id: string): Promise<number> {
  const state = parseDeliveryState(
    await administrator.request<unknown>({ url: '/local/operations' }),
  )
  return state.pending.find(({ documentId }) => documentId === id)?.attempts ?? 0
}

describe('the search index', () => {
  const before = administrator.getDocument(PAGE)

  afterAll(async () => {
    await publish(administrator, PAGE, { description: (await before)?.['description'] })
    await delivered(stack)
  })

  // Beside `webhook.test.ts` it shows that a delivery which failed comes again, after half a minute of time-outs.
  it('takes up what was published while the search was stopped', {
    tags: ['nightly'],
  }, async () => {
    await delivered(stack)
    await whileStopped('search', async () => {
      await publish(administrator, PAGE, { 'description.en': 'Insured by marsupials.' })
      await until(async () => (await failedAttempts(PAGE)) > 0, 60_000, 100)
    })
    await until(async () => (await hits('marsupials')).length > 0)
    expect((await hits('marsupials'))[0]?.page_id).toBe(PAGE)
  })

  it('finds the row of an error code, by the code and by what is said of it now', async () => {
    const meaning = 'codes[code == "429"].meaning.en'
    const was = await administrator.fetch<string>(
      '*[_id == "errors-http"][0].codes[code == "429"][0].meaning.en',
    )
    // The common codes come first on the page, 429 of a call among them.
    const row = { type: 'error', codes: ['429'], url: '/docs/v5/error#row-http-429' }
    await publish(administrator, 'errors-http', { [meaning]: 'Wombats are in the way.' })
    await delivered(stack)
    await until(async () => (await hits('wombats')).length > 0)
    expect((await hits('wombats'))[0]).toMatchObject(row)
    await publish(administrator, 'errors-http', { [meaning]: was })
    await delivered(stack)
    expect(await hits('429')).toContainEqual(expect.objectContaining(row))
  })
})
