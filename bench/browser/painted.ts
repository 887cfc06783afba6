import type { Browser, Page } from 'playwright-core'
import { takeSamples } from '../harness/samples.ts'
import { watchTraffic } from './traffic.ts'

const PATIENCE_MS = 30_000
const SAMPLES = 40

interface Awaited {
  begins: 'touchstart' | 'click' | 'keydown' | 'input'
  /** Source of a function evaluated in the page for each frame, with the current heading and the one at the start. */
  done: string
}

export const otherHeading = '(heading, before) => heading !== "" && heading !== before'

/**
 * Instruments all documents that `page` loads from now on. The returned function runs `act`, and returns the ms from
 * the event to the frame after the one in which `done` holds, in the same document or a new one.
 */
export async function paintsOf(page: Page, { begins, done }: Awaited) {
  await page.addInitScript(`(${watch})(${JSON.stringify(begins)}, ${done})`)
  return async (act: () => Promise<unknown>): Promise<number> => {
    await page.evaluate(() => sessionStorage.removeItem('bench-painted'))
    await act()
    const painted = () => sessionStorage.getItem('bench-painted')
    const after = await page.waitForFunction(painted, null, { timeout: PATIENCE_MS })
    return Number(await after.jsonValue())
  }
}

/**
 * Navigates back and forth between two pages by their links, each hovered until the network is idle: ms from the click
 * to the frame in which the other heading is painted, whether the page changes in place or loads as a document.
 */
export async function pageChanges(browser: Browser, from: string, to: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const painted = await paintsOf(page, { begins: 'click', done: otherHeading })
    const { quiet } = await watchTraffic(page)
    await page.goto(from)
    // The first mouse move may load scripts.
    await page.mouse.move(2, 2)
    await page.mouse.move(3, 3)
    const change = async (sample: number) => {
      const { pathname } = new URL(sample % 2 === 0 ? to : from)
      const link = page.locator(`a[href="${pathname}"]:visible`).first()
      await quiet()
      await link.hover()
      await quiet()
      return painted(() => link.evaluate((element: HTMLElement) => element.click()))
    }
    // The first two samples load the pages themselves.
    return await takeSamples(SAMPLES, change, 2)
  } finally {
    await page.close()
  }
}

/** Runs in every document before its own scripts; what it stores survives the document. */
function watch(begins: string, done: (heading: string, before: string) => boolean): void {
  const heading = () =>
    [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent ?? ''
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    begins,
    ({ timeStamp }) => {
      // The browser's timestamp includes the wait for a busy page.
      const begun = { at: performance.timeOrigin + timeStamp, before: heading() }
      sessionStorage.setItem('bench-begun', JSON.stringify(begun))
    },
    { capture: true, passive: true },
  )
  const look = () => {
    const { at, before } = JSON.parse(sessionStorage.getItem('bench-begun') ?? '{}')
    if (at !== undefined && done(heading(), before)) {
      sessionStorage.removeItem('bench-begun')
      requestAnimationFrame(() => sessionStorage.setItem('bench-painted', String(now() - at)))
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
