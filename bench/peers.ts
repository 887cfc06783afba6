import path from 'node:path'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { installLighthouse, lighthouse } from './pages/lighthouse.ts'
import { type Build, build } from './peers/build.ts'
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
import { wireBytes } from './peers/wire-bytes.ts'

const generators: Generator[] = [docusaurus, starlight]
/** A guide, an endpoint, the changelog. */
const pages = ['v5/guide', 'v5/market/kline', 'changelog/v5']
const CHANGED = 'v5/guide'
const LINKED = ['v5/market/kline', 'v5/market/mark-kline'] as const

interface Site {
  name: string
  url: string
  build: Build
  /** ms */
  change: number
}

/**
 * Builds the content of the running stack with other generators, from its own Markdown, and measures
 * theirs and ours alike in one run. `npm run bench peers 5` asks Lighthouse five times for each page.
 */
export async function benchPeers(stack: StackFile): Promise<void> {
  await installLighthouse()
  for (const generator of generators) await installGenerator(generator)
  const source = await readSourceSite(stack.site)
  console.log(`${source.pages.length} pages in two languages`)
  const closing: (() => void)[] = []
  try {
    const sites: Site[] = [await ours(stack)]
    for (const generator of generators) {
      await writeProject(generator, source)
      const { site, close } = await theirs(generator)
      sites.push(site)
      closing.push(close)
    }
    console.log(comparison(await figuresOf(sites, Number(process.argv[3] ?? 3)), pages))
  } finally {
    for (const close of closing) close()
  }
}

async function ours(stack: StackFile): Promise<Site> {
  const built = await ourBuild()
  const change = await ourChange(stack, CHANGED)
  return told({ name: 'this site', url: stack.site, build: built, change })
}

async function theirs(generator: Generator): Promise<{ site: Site; close: () => void }> {
  const cwd = projectFolder(generator)
  const built = await build(generator.name, generator.build, { cwd })
  const { url, close } = await serveFolder(path.join(cwd, generator.output))
  const change = await peerChange(generator, CHANGED, url)
  return { site: told({ name: generator.name, url, build: built, change }), close }
}

function told(site: Site): Site {
  const { name, build, change } = site
  console.log(
    `${name}: built in ${build.seconds.toFixed(1)} s with ${build.memory.toFixed(0)} MB, a changed paragraph served after ${(change / 1000).toFixed(2)} s`,
  )
  return site
}

async function figuresOf(sites: Site[], runs: number): Promise<Figures[]> {
  const figures: Figures[] = []
  const browser = await launchBrowser()
  try {
    for (const { name, url, build, change } of sites) {
      const bytes = []
      for (const page of pages) bytes.push(await wireBytes(browser, `${url}/${page}`))
      console.log(name, bytes)
      const [from, to] = LINKED
      const navigation = await pageChange(browser, `${url}/${from}`, `${url}/${to}`)
      figures.push({ name, build, change, bytes, navigation, speed: pages.map(() => []) })
    }
  } finally {
    await browser.close()
  }
  // In turns, so that a busy moment of the machine falls on all.
  for (let run = 0; run < runs; run++)
    for (const [index, page] of pages.entries())
      for (const [which, { url }] of sites.entries())
        figures[which]?.speed[index]?.push(await lighthouse(`${url}/${page}`))
  return figures
}
