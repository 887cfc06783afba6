import { Client } from 'typesense'
import { lakeAs } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { until } from '../tests/support/until.ts'
import { percentile } from './percentile.ts'

const SAMPLES = 30
const PAGE = 'page-v5-market-kline'
const PATH = 'v5/market/kline'

/**
 * Publishes a changed title 30 times, one after the other, and measures from the moment at which the
 * publish action is sent: until the site serves the new title, and until the search finds it.
 */
export async function benchPublish(stack: StackFile): Promise<void> {
  const lake = lakeAs(stack, 'writer')
  const search = new Client({
    nodes: [{ url: stack.search }],
    apiKey: stack.searchKeys.search,
    connectionTimeoutSeconds: 5,
  })
  const before = await lake.getDocument(PAGE)
  const served: number[] = []
  const found: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    const word = `probe${Date.now().toString(36)}${sample}`
    await lake.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${PAGE}`,
      publishedId: PAGE,
      patch: { set: { 'title.en': `Get Kline ${word}` } },
    })
    const from = performance.now()
    await lake.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${PAGE}`,
      publishedId: PAGE,
    })
    const since = () => performance.now() - from
    const [servedAfter, foundAfter] = await Promise.all([
      until(async () => (await (await fetch(`${stack.site}/${PATH}`)).text()).includes(word)).then(
        since,
      ),
      until(async () => {
        const result = await search
          .collections(stack.searchCollections.en)
          .documents()
          .search({ ...stack.searchParameters.en, q: word })
        return result.found > 0
      }).then(since),
    ])
    served.push(servedAfter)
    found.push(foundAfter)
  }
  if (before) await lake.patch(PAGE).set({ title: before['title'] }).commit()
  report('publish to page served', served)
  report('publish to search hit', found)
}

function report(title: string, samples: number[]): void {
  const at = (p: number) => `${percentile(samples, p).toFixed(0)} ms`
  console.log(
    `${title}: p50 ${at(50)}, p95 ${at(95)}, max ${at(100)} (${samples.length} publishes)`,
  )
  console.log(`  samples: ${samples.map((ms) => ms.toFixed(0)).join(' ')}`)
}
