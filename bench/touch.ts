import type { Browser, Locator, Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { type LighthouseResult, lighthouse } from './browser/lighthouse.ts'
import { otherHeading, paintsOf } from './browser/painted.ts'
import { throttle, watchTraffic } from './browser/traffic.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report, Unit } from './harness/report.ts'
import { inTurns } from './harness/samples.ts'
import { docusaurus } from './peers/docusaurus.ts'
import { Peer } from './peers/peer.ts'
import { readSourceSite } from './peers/source-site.ts'
import { starlight } from './peers/starlight.ts'

const PAGE = 'v5/market/kline'
/** A link in the words of `FROM`, on every site. */
const FROM = 'v5/guide'
const TO = 'v5/ws/connect'
/** How long the reader looks at a page that has loaded, ms. */
const REST_MS = 4_000
/** A mid-range phone on a slow mobile line; the figures are Lighthouse's, but none is simulated. */
const SLOW = { cpu: 4, latency: 150, down: 1.6, up: 0.75 }

interface Site {
  name: string
  url: string
  /** What opens the search, where it has one. */
  search?: string
  /** What opens the menu, and the links in it. */
  menu: [opens: string, links: string]
}

/**
 * What a first touch costs on a phone, and what a page costs that is read and clicked through: here and on the same
 * pages built by Docusaurus and Starlight, in turns. `npm run bench touch 9` repeats nine times; the peers are built
 * unless they are there from the run before.
 */
export const benchTouch = ofStack(async (stack, report) => {
  report.ratios = 'first'
  const runs = amount(5)
  const peers = [docusaurus, starlight].map((generator) => new Peer(generator))
  const browser = await launchBrowser()
  try {
    for (const peer of peers) {
      if (!peer.isBuilt) {
        await peer.install()
        await peer.write(await readSourceSite(stack))
        await peer.build()
      }
      await peer.serve()
    }
    const [first, second] = peers.map(({ url }) => url)
    await measure(browser, runs, report, [
      {
        name: 'this site',
        url: stack.site,
        search: '[data-search-open]:visible',
        menu: ['[data-navbar] [popovertarget]', '[data-drawer] a'],
      },
      {
        name: docusaurus.name,
        url: first ?? '',
        menu: ['.navbar__toggle', '.navbar-sidebar a.menu__link'],
      },
      {
        name: starlight.name,
        url: second ?? '',
        search: 'button[data-open-modal]',
        menu: ['button.sl-menu-button', '#starlight__sidebar a'],
      },
    ])
  } finally {
    await browser.close()
    for (const peer of peers) peer.close()
  }
})

async function measure(browser: Browser, runs: number, report: Report, sites: readonly Site[]) {
  const touches: [what: string, page: string, touch: (site: Site) => Touch | undefined][] = [
    ['tap on the search → its field has the focus', PAGE, searchTouch],
    ['tap on the menu → its links can be pressed', PAGE, menuTouch],
    ['tap on a link in the words → another heading', FROM, linkTouch],
  ]
  for (const [what, path, touchOf] of touches) {
    const taken = await inTurns(sites, runs, async (site) => {
      const touch = touchOf(site)
      return touch ? [await firstTouch(browser, `${site.url}/${path}`, touch)] : []
    })
    for (const [index, { name: column }] of sites.entries())
      report.note(what, (taken[index] ?? []).flat(), 'ms', { column })
  }
  for (const { name: column, url } of sites)
    for (const [step, bytes] of Object.entries(await readingBytes(browser, `${url}/${FROM}`)))
      report.note(`\`${FROM}\`: ${step}`, bytes / 1000, 'kB', { column })
  const speeds: [keyof LighthouseResult, Unit][] = [
    ['lcp', 'ms'],
    ['tbt', 'ms'],
    ['cls', ''],
    ['performance', ''],
  ]
  const found = await inTurns(sites, runs, ({ url }) => lighthouse(`${url}/${PAGE}`))
  for (const [index, { name: column }] of sites.entries())
    for (const [of, unit] of speeds) {
      const samples = (found[index] ?? []).map((one) => one[of])
      report.note(`Lighthouse of \`${PAGE}\`: ${of}`, samples, unit, { column })
    }
}

/** What is tapped, and what then must be so, as text of a function of the page. */
interface Touch {
  target: (page: Page) => Locator
  done: string
}

const searchTouch = ({ search }: Site): Touch | undefined =>
  search === undefined
    ? undefined
    : {
        target: (page) => page.locator(search).first(),
        done: `() => Boolean(document.activeElement?.matches('input'))`,
      }

/** A link of the menu would be pressed by a tap on it. */
const menuTouch = ({ menu: [opens, links] }: Site): Touch => ({
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

/** Bytes over the wire, compressed, as they add up while a reader goes on, on a fast line and with an empty cache. */
async function readingBytes(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const { bytes, quiet } = await watchTraffic(page)
    await page.goto(url)
    await quiet()
    const loaded = bytes()
    await page.mouse.move(700, 300)
    await page.mouse.move(720, 320)
    await page.mouse.wheel(0, 100_000)
    await quiet()
    await page.mouse.wheel(0, -100_000)
    const tab = page.getByRole('tab').filter({ visible: true }).last()
    if ((await tab.count()) > 0) await tab.click()
    await quiet()
    const read = bytes()
    await linkInWords(page).click()
    await page.waitForURL(new RegExp(`/${TO}/?$`))
    await quiet()
    return { loaded, 'read to its end and back': read, 'a link followed': bytes() }
  } finally {
    await page.close()
  }
}
