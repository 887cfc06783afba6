import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { stackOptions } from '../scripts/stack/env.ts'
import { siteFolder } from '../scripts/stack/site-folder.ts'
import { delivered } from '../tests/support/delivered.ts'
import { lakeAs } from '../tests/support/lake.ts'
import { html } from '../tests/support/page.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { until } from '../tests/support/until.ts'
import { eachAtATime } from '../web/server/limits/each-at-a-time.ts'
import { residentBytes } from './memory.ts'
import { percentile } from './percentile.ts'
import { serviceIds } from './soak/processes.ts'

const PAGE = 'page-v5-market-kline'
const PATH = 'v5/market/kline'
const SIDEBAR = 'sidebar-v5SideBar'
const CHANGES = 5
const READERS = 4

/**
 * What a page and a change cost beyond the page itself: stored bytes, a changed sidebar, the text of all pages
 * after a publish, and the site's memory when every page was asked for.
 */
export async function benchCost(stack: StackFile): Promise<void> {
  const options = stackOptions()
  const build = path.join(options.root, 'web', siteFolder(options), 'server/app', 'en')
  console.log(`stored of ${PATH}: ${(storedBytes(build, PATH) / 1000).toFixed(0)} kB`)
  await askForAll(stack)
  const pid = serviceIds().site
  const resident = (await residentBytes([pid])).get(pid) ?? 0
  console.log(`site after every page was asked for: ${(resident / 1e6).toFixed(0)} MB`)
  await changedSidebar(stack)
  await wholeTextAfterPublish(stack)
}

/** All files of the page at `page` in the build: HTML, React's data, its segments and their description. */
function storedBytes(build: string, page: string): number {
  const folder = path.join(build, path.dirname(page))
  const name = path.basename(page)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => statSync(path.join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}

async function askForAll({ site }: StackFile): Promise<void> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, found]) => found ?? [],
  )
  await eachAtATime(addresses, READERS, async (address) => {
    await html(address)
  })
  console.log(`${addresses.length} pages asked for`)
}

/** A title that every page of a sidebar shows, and every record of them bears. */
async function changedSidebar(stack: StackFile): Promise<void> {
  const lake = lakeAs(stack, 'administrator')
  const before = await lake.getDocument(SIDEBAR)
  const served: number[] = []
  const followed: number[] = []
  await delivered(stack)
  for (let change = 0; change < CHANGES; change++) {
    const word = `Probe${Date.now().toString(36)}`
    const from = performance.now()
    await lake.patch(SIDEBAR).set({ 'title.en': word }).commit({ returnDocuments: false })
    await until(async () => (await html(`${stack.site}/${PATH}`)).includes(word))
    served.push(performance.now() - from)
    await delivered(stack)
    followed.push(performance.now() - from)
  }
  if (before) await lake.patch(SIDEBAR).set({ title: before['title'] }).commit()
  await delivered(stack)
  report('sidebar changed to its first page served', served)
  report('sidebar changed to the search has followed', followed)
}

async function wholeTextAfterPublish(stack: StackFile): Promise<void> {
  const lake = lakeAs(stack, 'administrator')
  const before = await lake.getDocument(PAGE)
  const times: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const word = `probe${Date.now().toString(36)}`
    await lake
      .patch(PAGE)
      .set({ 'description.en': `Of ${word}.` })
      .commit({ returnDocuments: false })
    await until(async () => (await html(`${stack.site}/${PATH}`)).includes(word))
    const from = performance.now()
    const text = await html(`${stack.site}/llms-full.txt`)
    times.push(performance.now() - from)
    if (!text.includes(word)) throw new Error('llms-full.txt is older than the page that it holds')
  }
  if (before) await lake.patch(PAGE).set({ description: before['description'] }).commit()
  await delivered(stack)
  report('llms-full.txt right after a publish', times)
}

function report(what: string, samples: readonly number[]): void {
  const at = (p: number) => `${percentile(samples, p).toFixed(0)} ms`
  console.log(`${what}: p50 ${at(50)}, max ${at(100)} (${samples.length} changes)`)
}
