import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { disablePrefetch } from '../tests/support/page-weight.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { lighthouse, recordLighthouse } from './browser/lighthouse.ts'
import { otherHeading, pageChanges, paintsOf } from './browser/painted.ts'
import { throttle, watchTraffic } from './browser/traffic.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { alternateSamples } from './harness/samples.ts'
import { generators, type TapTargets } from './peers/generators.ts'
import { peerOf } from './peers/peer.ts'
import { readSourceSite } from './peers/source-site.ts'

const pages = ['v5/guide', 'v5/market/kline', 'changelog/v5']
const LINKED = ['v5/market/kline', 'v5/market/mark-kline'] as const
const TAPPED = 'v5/market/kline'
/** A page with a link to `TO` in its text, on every site. */
const FROM = 'v5/guide'
const TO = 'v5/ws/connect'
const LINK = `main a[href$="/${TO}"]:visible, main a[href$="/${TO}/"]:visible`
/** Time in ms that the reader looks at a loaded page. */
const REST_MS = 4_000
/** A mid-range phone on a slow mobile connection: Lighthouse's figures, but without simulation. */
const SLOW = { cpu: 4, latency: 150, down: 1.6, up: 0.75 }

interface Site {
  name: string
  url: string
  touched: TapTargets
  close: () => void
}

/**
 * Compares this site with the same pages built by Docusaurus and Starlight, alternately: the first tap on a phone, the
 * bytes of a page that is read and navigated, a page change, and Lighthouse's mobile figures. `npm run bench touch 9`
 * repeats nine times; the peers are built unless an earlier run has built them.
 */
export const benchTouch = ofStack(async (stack, report) => {
  report.ratios = 'first'
  const runs = amount(5)
  const sites = await servedSites(stack)
  const browser = await launchBrowser()
  try {
    await measureTaps(browser, sites, runs, report)
    for (const site of sites) await measureReading(browser, site, report)
    for (const path of pages) {
      const found = await alternateSamples(sites, runs, ({ url }) => lighthouse(`${url}/${path}`))
      const what = `Lighthouse of \`${path}\``
      for (const [index, { name: column }] of sites.entries())
        recordLighthouse(report, { what, column }, found[index] ?? [], [
          'lcp',
          'tbt',
          'performance',
        ])
    }
  } finally {
    await browser.close()
    for (const { close } of sites) close()
  }
})

async function servedSites(stack: StackFile): Promise<Site[]> {
  const touched: TapTargets = {
    search: '[data-search-open]:visible',
    menu: ['[data-navbar] [popovertarget]', '[data-drawer] a'],
  }
  const sites: Site[] = [{ name: 'this site', url: stack.site, touched, close: () => {} }]
  for (const generator of generators) {
    const peer = peerOf(generator)
    if (!peer.isBuilt()) {
      await peer.write(await readSourceSite(stack))
      await peer.build()
    }
    sites.push({ ...generator, ...(await peer.serve()) })
  }
  return sites
}

/** An element to tap, and the condition that must follow, as source of a function in the page. */
interface TapCheck {
  selector: string
  done: string
}

const touches: [what: string, path: string, touch: (site: TapTargets) => TapCheck | undefined][] = [
  [
    'tap on the search → its field has the focus',
    TAPPED,
    ({ search: selector }) =>
      selector === undefined
        ? undefined
        : { selector, done: `() => Boolean(document.activeElement?.matches('input'))` },
  ],
  [
    'tap on the menu → its links can be pressed',
    TAPPED,
    ({ menu: [selector, links] }) => ({
      selector,
      done: `() => [...document.querySelectorAll(${JSON.stringify(links)})].some((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        const hit = width > 0 && left >= 0 && document.elementFromPoint(left + width / 2, top + height / 2)
        return hit && (hit === link || link.contains(hit))
      })`,
    }),
  ],
  [
    'tap on a link in the words → another heading',
    FROM,
    () => ({ selector: LINK, done: otherHeading }),
  ],
]

async function measureTaps(browser: Browser, sites: readonly Site[], runs: number, report: Report) {
  for (const [what, path, touchOf] of touches) {
    const taken = await alternateSamples(sites, runs, async ({ url, touched }) => {
      const touch = touchOf(touched)
      return touch ? [await firstTouch(browser, `${url}/${path}`, touch)] : []
    })
    for (const [index, { name: column }] of sites.entries())
      report.note(what, (taken[index] ?? []).flat(), 'ms', { column })
  }
}

/** Compressed bytes with an empty cache, cumulative, and page changes. */
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
  const move = async ({ mouse }: Page) => {
    await mouse.move(700, 300)
    await mouse.move(720, 320)
  }
  for (const path of pages) {
    const { page, note } = await open(path, disablePrefetch)
    await note('before the first move, nothing fetched ahead')
    await move(page)
    await note('after it')
    await page.close()
  }
  const { page, quiet, note } = await open(FROM)
  await note('loaded, on a fast line')
  await move(page)
  await page.mouse.wheel(0, 100_000)
  await quiet()
  await page.mouse.wheel(0, -100_000)
  const tab = page.getByRole('tab').filter({ visible: true }).last()
  if ((await tab.count()) > 0) await tab.click()
  await quiet()
  await page.locator(LINK).first().click()
  await page.waitForURL(new RegExp(`/${TO}/?$`))
  await note('a link followed')
  await page.close()
  const samples = await pageChanges(browser, `${url}/${LINKED[0]}`, `${url}/${LINKED[1]}`)
  report.note('press of a link → other heading painted', samples, 'ms', { column })
}

/** ms from the tap to the frame with its effect, on a page that is loaded and idle. */
async function firstTouch(browser: Browser, url: string, touch: TapCheck): Promise<number> {
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
    const target = page.locator(touch.selector).first()
    await target.scrollIntoViewIfNeeded()
    return await painted(() => target.tap({ noWaitAfter: true }))
  } finally {
    await context.close()
  }
}
