import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { markdownTable } from './markdown-table.ts'
import { installLighthouse, type LighthouseResult, lighthouse } from './pages/lighthouse.ts'
import { navigation } from './pages/navigation.ts'
import { build } from './peers/build.ts'
import { docusaurus } from './peers/generators/docusaurus.ts'
import { starlight } from './peers/generators/starlight.ts'
import { installGenerator, projectFolder, writeProject } from './peers/project.ts'
import { readSourceSite, type SourceSite } from './peers/source-site.ts'
import { serveFolder } from './peers/static-server.ts'
import { median } from './percentile.ts'
import { firstTouch, linkTouch, menuTouch, searchTouch, type Touch } from './touch/first-touch.ts'
import { type ReadingBytes, readingBytes } from './touch/reading-bytes.ts'

const PAGE = 'v5/market/kline'
/** A link in the words of `FROM`, on every site. */
const FROM = 'v5/guide'
const TO = 'v5/ws/connect'

interface Site {
  name: string
  url: string
  search?: Touch
  menu: Touch
}

/**
 * What a first touch costs on a phone, and what a page costs that is read and clicked through: here and
 * on the same pages built by Docusaurus and Starlight, in turns. `npm run bench touch 9` repeats nine
 * times; the peers are built unless they are there from the run before.
 */
export async function benchTouch(stack: StackFile): Promise<void> {
  const runs = Number(process.argv[3] ?? 5)
  await installLighthouse()
  const peers = await builtPeers(stack.site)
  const sites: Site[] = [
    {
      name: 'this site',
      url: stack.site,
      search: searchTouch('[data-search-open]:visible'),
      menu: menuTouch('[data-navbar] [popovertarget]', '[data-drawer] a'),
    },
    {
      name: 'Docusaurus',
      url: peers.docusaurus.url,
      menu: menuTouch('.navbar__toggle', '.navbar-sidebar a.menu__link'),
    },
    {
      name: 'Starlight',
      url: peers.starlight.url,
      search: searchTouch('button[data-open-modal]'),
      menu: menuTouch('button.sl-menu-button', '#starlight__sidebar a'),
    },
  ]
  const browser = await launchBrowser()
  try {
    const rows: Record<string, string[]> = {}
    for (const [what, measure] of Object.entries(touches)) {
      const samples = sites.map((): number[] => [])
      // In turns, so that a busy moment of the machine falls on all.
      for (let run = 0; run < runs; run++)
        for (const [index, site] of sites.entries()) {
          const ms = await measure(browser, site)
          if (ms !== undefined) samples[index]?.push(ms)
        }
      rows[what] = samples.map((all) => (all.length > 0 ? `${median(all).toFixed(0)} ms` : '–'))
    }
    const bytes: ReadingBytes[] = []
    for (const { url } of sites) bytes.push(await readingBytes(browser, `${url}/${FROM}`, TO))
    for (const step of ['loaded', 'read', 'followed'] as const)
      rows[`bytes, ${FROM}: ${step}`] = bytes.map((one) => `${(one[step] / 1000).toFixed(1)} kB`)
    await navigation(browser, `${stack.site}/${PAGE}`, `${stack.site}/v5/market/mark-kline`)
    const speed = await speedOf(sites, runs)
    for (const metric of ['lcp', 'tbt', 'cls'] as const)
      rows[`Lighthouse, ${PAGE}: ${metric.toUpperCase()}`] = speed.map((all) =>
        median(all.map((one) => one[metric])).toFixed(metric === 'cls' ? 3 : 0),
      )
    rows['Lighthouse, performance'] = speed.map(
      (all) => `${median(all.map(({ scores }) => scores[0]))}`,
    )
    console.log(table(sites, rows))
  } finally {
    await browser.close()
    peers.close()
  }
}

const touches: Record<string, (browser: Browser, site: Site) => Promise<number | undefined>> = {
  'tap on the search → its field has the focus': async (browser, { url, search }) =>
    search && firstTouch(browser, `${url}/${PAGE}`, search),
  'tap on the menu → its links can be pressed': (browser, { url, menu }) =>
    firstTouch(browser, `${url}/${PAGE}`, menu),
  'tap on a link in the words → another heading': (browser, { url }) =>
    firstTouch(browser, `${url}/${FROM}`, linkTouch(TO)),
}

async function builtPeers(site: string) {
  let source: SourceSite | undefined
  const served: Awaited<ReturnType<typeof serveFolder>>[] = []
  for (const generator of [docusaurus, starlight]) {
    const output = path.join(projectFolder(generator), generator.output)
    if (!existsSync(path.join(output, 'index.html')) && !existsSync(path.join(output, PAGE))) {
      await installGenerator(generator)
      source ??= await readSourceSite(site)
      await writeProject(generator, source)
      await build(generator.name, generator.build, { cwd: projectFolder(generator) })
    }
    served.push(await serveFolder(output))
  }
  const [first, second] = served
  if (!first || !second) throw new Error('There are two peers')
  const close = () => {
    for (const one of served) one.close()
  }
  return { docusaurus: first, starlight: second, close }
}

async function speedOf(sites: readonly Site[], runs: number): Promise<LighthouseResult[][]> {
  const speed = sites.map((): LighthouseResult[] => [])
  for (let run = 0; run < runs; run++)
    for (const [index, { url }] of sites.entries())
      speed[index]?.push(await lighthouse(`${url}/${PAGE}`))
  return speed
}

function table(sites: readonly Site[], rows: Record<string, string[]>): string {
  const lines = Object.entries(rows).map(([what, values]) => [what, ...values])
  return markdownTable([['', ...sites.map(({ name }) => name)], ...lines])
}
