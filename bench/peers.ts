import path from 'node:path'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { installLighthouse, lighthouse } from './pages/lighthouse.ts'
import { build } from './peers/build.ts'
import { comparison, type Figures } from './peers/comparison.ts'
import { docusaurus } from './peers/generators/docusaurus.ts'
import type { Generator } from './peers/generators/generator.ts'
import { starlight } from './peers/generators/starlight.ts'
import { ourBuild } from './peers/our-build.ts'
import { ourChange } from './peers/our-change.ts'
import { pageChange } from './peers/page-change.ts'
import { peerChange } from './peers/peer-change.ts'
import { installGenerator, projectFolder, writeProject } from './peers/project.ts'
import { readSourceSite } from './peers/source-site.ts'
import { serveFolder } from './peers/static-server.ts'
import { type WireBytes, wireBytes } from './peers/wire-bytes.ts'

const generators: Generator[] = [docusaurus, starlight]
/** A guide, an endpoint, the changelog. */
const pages = ['v5/guide', 'v5/market/kline', 'changelog/v5']
const CHANGED = 'v5/guide'
const LINKED = ['v5/market/kline', 'v5/market/mark-kline'] as const

/** What it takes to make a site. */
type Making = Pick<Figures, 'name' | 'build' | 'change' | 'pagesAlone'>
/** What its pages take. */
type Reading = Pick<Figures, 'bytes' | 'navigation' | 'speed'>

/**
 * Builds the content of the running stack with other generators, from its own Markdown, and measures
 * theirs and ours alike in one run. `npm run bench peers 5` asks Lighthouse five times for each page.
 */
export async function benchPeers(stack: StackFile): Promise<void> {
  await installLighthouse()
  for (const generator of generators) await installGenerator(generator)
  const source = await readSourceSite(stack.site)
  console.log(`${source.pages.length} pages in two languages`)
  const servers: Awaited<ReturnType<typeof serveFolder>>[] = []
  try {
    const peers: Making[] = []
    for (const generator of generators) {
      await writeProject(generator, source)
      const cwd = projectFolder(generator)
      const built = await build(generator.name, generator.build, { cwd })
      const server = await serveFolder(path.join(cwd, generator.output))
      servers.push(server)
      const change = await peerChange(generator, CHANGED, server.url)
      peers.push(told({ name: generator.name, build: built, change, pagesAlone: built }))
    }
    const change = await ourChange(stack, CHANGED)
    const urls = [stack.site, ...servers.map(({ url }) => url)]
    const reading = await readingOf(urls, Number(process.argv[3] ?? 3))
    // Last, so that a stack that is not well in its build has told the rest.
    const pagesAlone = await ourBuild('none')
    const ours = told({ name: 'this site', build: await ourBuild(), change, pagesAlone })
    const figures = [ours, ...peers].flatMap((making, index) => {
      const read = reading[index]
      return read ? [{ ...making, ...read }] : []
    })
    console.log(comparison(figures, pages))
  } finally {
    for (const { close } of servers) close()
  }
}

function told(making: Making): Making {
  const { name, build, change } = making
  console.log(
    `${name}: built in ${build.seconds.toFixed(1)} s with ${build.megabytes.toFixed(0)} MB, a changed paragraph served after ${(change / 1000).toFixed(2)} s`,
  )
  return making
}

/** Of the sites at `urls`: weights and changes of page, then Lighthouse `runs` times. */
async function readingOf(urls: string[], runs: number): Promise<Reading[]> {
  const reading: Reading[] = []
  const browser = await launchBrowser()
  try {
    for (const url of urls) {
      const bytes: WireBytes[] = []
      for (const page of pages) bytes.push(await wireBytes(browser, `${url}/${page}`))
      const [from, to] = LINKED
      const navigation = await pageChange(browser, `${url}/${from}`, `${url}/${to}`)
      console.log(`\n${url}: other heading after ${navigation.toFixed(0)} ms; bytes of its pages:`)
      console.table(Object.fromEntries(pages.map((page, index) => [page, bytes[index]])))
      reading.push({ bytes, navigation, speed: pages.map(() => []) })
    }
  } finally {
    await browser.close()
  }
  // In turns, so that a busy moment of the machine falls on all.
  for (let run = 0; run < runs; run++)
    for (const [index, page] of pages.entries())
      for (const [which, url] of urls.entries()) {
        const measured = await lighthouse(`${url}/${page}`)
        console.log(
          `${url}/${page}: LCP ${measured.lcp.toFixed(0)} ms, scores ${measured.scores.join(', ')}`,
        )
        reading[which]?.speed[index]?.push(measured)
      }
  return reading
}
