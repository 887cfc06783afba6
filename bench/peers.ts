import type { Browser } from 'playwright-core'
import { pageId } from '../schemas/ids.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { lakeAs, publish } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { lighthouse } from './browser/lighthouse.ts'
import { pageChanges } from './browser/page-changes.ts'
import { fetchNothingAhead, watchTraffic } from './browser/traffic.ts'
import { measureBuilds } from './build.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { followed, inTurns, shown } from './harness/samples.ts'
import { docusaurus } from './peers/docusaurus.ts'
import { Peer } from './peers/peer.ts'
import { readSourceSite } from './peers/source-site.ts'
import { starlight } from './peers/starlight.ts'

/** A guide, an endpoint, the changelog. */
const pages = ['v5/guide', 'v5/market/kline', 'changelog/v5']
const CHANGED = 'v5/guide'
const CHANGES = 5
const LINKED = ['v5/market/kline', 'v5/market/mark-kline'] as const
const OURS = 'this site'
const SERVED = 'changed paragraph → served'

/**
 * Builds the content of the running stack with other generators, from its own Markdown, and measures theirs and ours
 * alike in one run. `npm run bench peers 5` asks Lighthouse five times for each page.
 */
export const benchPeers = ofStack(async (stack, report) => {
  report.ratios = 'first'
  const runs = amount(3)
  const peers = [docusaurus, starlight].map((generator) => new Peer(generator))
  for (const peer of peers) await peer.install()
  const source = await readSourceSite(stack)
  console.log(`${source.pages.length} pages in two languages`)
  try {
    // First, as a figure is compared with the column of the first that was noted.
    report.note(SERVED, await ourChange(stack), 's', { column: OURS })
    for (const peer of peers) await measureMaking(peer, source, report)
    const sites = [{ name: OURS, url: stack.site }, ...peers]
    const browser = await launchBrowser()
    try {
      for (const site of sites) await measureReading(browser, site, report)
    } finally {
      await browser.close()
    }
    for (const path of pages) {
      const found = await inTurns(sites, runs, ({ url }) => lighthouse(`${url}/${path}`))
      for (const [index, { name: column }] of sites.entries()) {
        const all = found[index] ?? []
        report.note(
          `\`${path}\`: LCP on a phone`,
          all.map(({ lcp }) => lcp),
          'ms',
          { column },
        )
        const performance = all.map(({ performance }) => performance)
        report.note(`\`${path}\`: Lighthouse’s performance`, performance, '', { column })
      }
    }
    // Last, so that a stack that is not well in its build has told the rest.
    await measureBuilds(report, OURS)
  } finally {
    for (const peer of peers) peer.close()
  }
})

/** s until a changed paragraph is served. */
async function ourChange(stack: StackFile): Promise<number[]> {
  const lake = lakeAs(stack, 'writer')
  const id = pageId(CHANGED)
  const found = await lake.fetch<{ field: string; text: string } | null>(
    `*[_id == $id][0].body.en[_type == "block" && length(children[0].text) > 0][0]{
      "field": "body.en[_key==\\"" + _key + "\\"].children[_key==\\"" + children[0]._key + "\\"].text",
      "text": children[0].text
    }`,
    { id },
  )
  if (!found) throw new Error(`The page ${CHANGED} has no paragraph to change`)
  const { field, text } = found
  try {
    const [[, samples = []] = []] = await followed(CHANGES, {
      change: (word) => publish(lake, id, { [field]: `${word} ${text}` }),
      until: { [SERVED]: (word) => shown(`${stack.site}/${CHANGED}`, word) },
    })
    return samples.map((ms) => ms / 1000)
  } finally {
    await publish(lake, id, { [field]: text })
  }
}

async function measureMaking(peer: Peer, source: Parameters<Peer['write']>[0], report: Report) {
  const { name: column } = peer
  await peer.write(source)
  const { seconds, megabytes } = await peer.build()
  await peer.serve()
  // It makes no Markdown and no JSON, so that one build is compared with both of ours.
  for (const what of ['build of the pages alone', 'full build']) {
    report.note(what, seconds, 's', { column })
    report.note(`${what}, memory at most`, megabytes, 'MB', { column })
  }
  report.note(SERVED, (await peer.change(CHANGED)) / 1000, 's', { column })
}

/** What pages bring with an empty cache, before a reader's first move and in all; and changes of page. */
async function measureReading(
  browser: Browser,
  { name: column, url }: { name: string; url: string },
  report: Report,
): Promise<void> {
  for (const path of pages) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await fetchNothingAhead(page)
    const { bytes, quiet } = await watchTraffic(page)
    const answer = await page.goto(`${url}/${path}`)
    if (!answer?.ok())
      throw new Error(`${url}/${path} answers ${answer?.status()}: it is not in the build`)
    await quiet()
    report.note(`\`${path}\`, compressed: before the first move`, bytes() / 1000, 'kB', { column })
    await page.mouse.move(2, 2)
    await page.mouse.move(3, 3)
    await quiet()
    report.note(`\`${path}\`, compressed: in all`, bytes() / 1000, 'kB', { column })
    await page.close()
  }
  const samples = await pageChanges(browser, `${url}/${LINKED[0]}`, `${url}/${LINKED[1]}`)
  report.note('press of a link → other heading painted', samples, 'ms', { column })
}
