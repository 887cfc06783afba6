import { edit, lakeAs, publishDraft } from '../tests/support/lake.ts'
import { until } from '../tests/support/until.ts'
import { createSearchClient } from '../web/search/search-client.ts'
import { ofStackCopy } from './harness/question.ts'
import { timeChanges, waitForWord } from './harness/samples.ts'

const PUBLISHES = 30
const PAGE = { id: 'page-v5-market-kline', path: 'v5/market/kline' }

/** Time from sending the publish action until readers see a new title on the page and in the search. */
export const benchPublish = ofStackCopy(async ({ itself }, report) => {
  const lake = lakeAs(itself, 'administrator')
  const url = `${itself.site}/${PAGE.path}`
  const search = createSearchClient(itself.search, itself.searchKeys.search)
  const documents = search.collections(itself.searchCollections.en).documents()
  const found = async (q: string) =>
    (await documents.search({ ...itself.searchParameters.en, q }, {})).found > 0

  const published = await timeChanges(PUBLISHES, {
    prepare: (word) => edit(lake, PAGE.id, { 'title.en': `Get Kline ${word}` }),
    change: () => publishDraft(lake, PAGE.id),
    until: {
      'publish → page served': (word) => waitForWord(url, word),
      'publish → search hit': (word) => until(() => found(word)),
    },
  })
  for (const [what, samples] of published) report.note(what, samples, 'ms')
})
