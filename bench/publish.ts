import { Client } from 'typesense'
import { delivered } from '../tests/support/delivered.ts'
import { edit, lakeAs, publish, publishDraft } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import { until } from '../tests/support/until.ts'
import { ofTwin } from './harness/question.ts'
import { followed, shown } from './harness/samples.ts'

const PUBLISHES = 30
/** Of what many pages show. */
const CHANGES = 5
const PAGE = { id: 'page-v5-market-kline', path: 'v5/market/kline' }
const SIDEBAR = 'sidebar-v5SideBar'

/**
 * How soon readers see what was published: a title in its page and in the search, from the moment at which the
 * publish action is sent; a sidebar's title in the first of its pages; the text of all pages right after a publish.
 */
export const benchPublish = ofTwin(async ({ itself }, report) => {
  const lake = lakeAs(itself, 'administrator')
  const url = `${itself.site}/${PAGE.path}`
  const search = new Client({
    nodes: [{ url: itself.search }],
    apiKey: itself.searchKeys.search,
    connectionTimeoutSeconds: 5,
  })
  const documents = search.collections(itself.searchCollections.en).documents()
  const found = async (q: string) =>
    (await documents.search({ ...itself.searchParameters.en, q }, {})).found > 0

  const published = await followed(PUBLISHES, {
    prepare: (word) => edit(lake, PAGE.id, { 'title.en': `Get Kline ${word}` }),
    change: () => publishDraft(lake, PAGE.id),
    until: {
      'publish → page served': (word) => shown(url, word),
      'publish → search hit': (word) => until(() => found(word)),
    },
  })
  await delivered(itself)
  const sidebar = await followed(CHANGES, {
    change: (word) =>
      lake.patch(SIDEBAR).set({ 'title.en': word }).commit({ returnDocuments: false }),
    until: {
      'sidebar changed → first of its pages served': (word) => shown(url, word),
      'sidebar changed → the search has followed': async (word) => {
        await shown(url, word)
        await delivered(itself)
      },
    },
  })
  const whole = await followed(CHANGES, {
    prepare: async (word) => {
      await publish(lake, PAGE.id, { 'description.en': `Of ${word}.` })
      await shown(url, word)
    },
    change: async () => {},
    until: {
      '`llms-full.txt` right after a publish': async () => {
        await html(`${itself.site}/llms-full.txt`)
      },
      'publish → `llms-full.txt` has it': (word) =>
        until(async () => (await html(`${itself.site}/llms-full.txt`)).includes(word)),
    },
  })
  for (const [what, samples] of [...published, ...sidebar, ...whole])
    report.note(what, samples, 'ms')
})
