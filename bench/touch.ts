import type { Browser, Locator, Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { lighthouse } from './browser/lighthouse.ts'
import { otherHeading, pageChanges, paintsOf } from './browser/painted.ts'
import type { Served } from './browser/serve.ts'
import { fetchNothingAhead, throttle, watchTraffic } from './browser/traffic.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { inTurns } from './harness/samples.ts'
import { generators, type Touched } from './peers/generators.ts'
import { Peer } from './peers/peer.ts'
import { readSourceSite } from './peers/source-site.ts'

/** A guide, an endpoint, the changelog. */
const pages = ['v5/guide', 'v5/market/kline', 'changelog/v5']
const LINKED = ['v5/market/kline', 'v5/market/mark-kline'] as const
const TAPPED = 'v5/market/kline'
/** A link in the words of `FROM`, on every site. */
const FROM = 'v5/guide'
const TO = 'v5/ws/connect'
/** How long the reader looks at a page that has loaded, ms. */
const REST_MS = 4_000
/** A mid-range phone on a slow mobile line; the figures are Lighthouse's, but none is simulated. */
const SLOW = { cpu: 4, latency: 150, down: 1.6, up: 0.75 }

type Site = Pick<Peer, 'name' | 'touched'> & { url: string }

/**
 * What readers feel here and on the same pages built by Docusaurus and Starlight, in turns: a first touch on a phone,
 * the bytes of a page that is read and clicked through, a change of page, and Lighthouse's mobile figures. `npm run
 * bench touch 9` repeats nine times; the peers are built unless they are there from the run before.
 */
export const benchTouch = ofStack(async (stack, report) => {
  report.ratios = 'first'
  const runs = amount(5)
  const served: Served[] = []
  const browser = await launchBrowser()
  try {
    const touched: Touched = {
      search: '[data-search-open]:visible',
      menu: ['[data-navbar] [popovertarget]', '[data-drawer] a'],
    }
    const sites: Site[] = [{ name: 'this site', url: stack.site, touched }]
    for (const generator of generators) {
      const peer = new Peer(generator)
      if (!peer.isBuilt) {
        await peer.write(await readSourceSite(stack))
        await peer.build()
      }
      const peers = await peer.serve()
      served.push(peers)
      sites.push({ name: peer.name, url: peers.url, touched: peer.touched })
    }
    await measureTaps(browser, sites, runs, report)
    for (const site of sites) await measureReading(browser, site, report)
    for (const path of pages) {
      const found = await inTurns(sites, runs, ({ url }) => lighthouse(`${url}/${path}`))
      for (const [index, { name: column }] of sites.entries())
        for (const [of, unit] of [
          ['lcp', 'ms'],
          ['tbt', 'ms'],
          ['performance', ''],
        ] as const) {
          const samples = (found[index] ?? []).map((one) => one[of])
          report.note(`Lighthouse of \`${path}\`: ${of}`, samples, unit, { column })
        }
    }
  } finally {
    await browser.close()
    for (const { close } of served) close()
  }
})

async function measureTaps(browser: Browser, sites: readonly Site[], runs: number, report: Report) {
  const touches: [what: string, page: string, touch: (touched: Touched) => Touch | undefined][] = [
    ['tap on the search → its field has the focus', TAPPED, searchTouch],
    ['tap on the menu → its links can be pressed', TAPPED, menuTouch],
    ['tap on a link in the words → another heading', FROM, linkTouch],
  ]
  for (const [what, path, touchOf] of touches) {
    const taken = await inTurns(sites, runs, async ({ url, touched }) => {
      const touch = touchOf(touched)
      return touch ? [await firstTouch(browser, `${url}/${path}`, touch)] : []
    })
    for (const [index, { name: column }] of sites.entries())
      report.note(what, (taken[index] ?? []).flat(), 'ms', { column })
  }
}

/** Bytes over the wire, compressed and with an empty cache, as they add up; and changes of page. */
async function measureReading(browser: Browser, { name: column, url }: Site, report: Report) {
  const open = async (path: string, prepare = async (_: Page) => {}) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await prepare(page)
    const { bytes, quiet } = await watchTraffic(page)
    const note = async (when: string) => {
      await quiet()
      report.note(`\`${path}\`: ${when}`, bytes() / 1000, 'kB', { column })
    }
    const answer = await page.goto(`${url}/${path}`)
    if (!answer?.ok()) throw new Error(`${url}/${path} answers ${answer?.status()}: is it built?`)
    return { page, quiet, note }
  }
  for (const path of pages) {
    const { page, note } = await open(path, fetchNothingAhead)
    await note('before the first move, nothing fetched ahead')
    await page.mouse.move(700, 300)
    await page.mouse.move(720, 320)
    await note('after it')
    await page.close()
  }
  const { page, quiet, note } = await open(FROM)
  await note('loaded, on a fast line')
  await page.mouse.move(700, 300)
  await page.mouse.move(720, 320)
  await page.mouse.wheel(0, 100_000)
  await quiet()
  await page.mouse.wheel(0, -100_000)
  const tab = page.getByRole('tab').filter({ visible: true }).last()
  if ((await tab.count()) > 0) await tab.click()
  await quiet()
  await linkInWords(page).click()
  await page.waitForURL(new RegExp(`/${TO}/?$`))
  await note('a link followed')
  await page.close()
  const samples = await pageChanges(browser, `${url}/${LINKED[0]}`, `${url}/${LINKED[1]}`)
  report.note('press of a link → other heading painted', samples, 'ms', { column })
}

/** What is tapped, and what then must be so, as text of a function of the page. */
interface Touch {
  target: (page: Page) => Locator
  done: string
}

const searchTouch = ({ search }: Touched): Touch | undefined =>
  search === undefined
    ? undefined
    : {
        target: (page) => page.locator(search).first(),
        done: `() => Boolean(document.activeElement?.matches('input'))`,
      }

/** A link of the menu would be pressed by a tap on it. */
const menuTouch = ({ menu: [opens, links] }: Touched): Touch => ({
  target: (page) => page.locator(opens).first(),
  done: `() => [...document.querySelectorAll(${JSON.stringify(links)})].some((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    const hit = width > 0 && left >= 0 && document.elementFromPoint(left + width / 2, top + height / 2)
    return hit && (hit === link || link.contains(hit))
  })`,
})

const linkTouch = (): Touch => ({ target: linkInWords, done: otherHeading })

const linkInWords = (page: Page): Locator =>
  page.locator(`main a[href$="/${TO}"], main a[href$="/${TO}/"]`).filter({ visible: true }).first()

/** ms from the tap to the frame that shows what it does, the page being loaded and at rest. */
async function firstTouch(browser: Browser, url: string, touch: Touch): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    await throttle(page, SLOW)
    const painted = await paintsOf(page, { begins: 'touchstart', done: touch.done })
    await page.goto(url, { waitUntil: 'load' })
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const target = touch.target(page)
    await target.scrollIntoViewIfNeeded()
    return await painted(() => target.tap({ noWaitAfter: true }))
  } finally {
    await context.close()
  }
}
