import type { Browser, Locator, Page } from 'playwright-core'
import { phone } from './phone.ts'

/** How long the reader looks at a page that has loaded, ms. */
const REST_MS = 4_000
const PATIENCE_MS = 30_000

/** What is tapped, and what then must be so; the condition is looked at frame by frame, in the page. */
export interface Touch {
  target: (page: Page) => Locator
  /** Text of a function of the page. */
  done: string
}

/** The field of a search has the focus. */
export const searchTouch = (target: string): Touch => ({
  target: (page) => page.locator(target).first(),
  done: `() => Boolean(document.activeElement?.matches('input'))`,
})

/** A link of the menu would be pressed by a tap on it. */
export const menuTouch = (target: string, links: string): Touch => ({
  target: (page) => page.locator(target).first(),
  done: `() => [...document.querySelectorAll(${JSON.stringify(links)})].some((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    const hit = width > 0 && left >= 0 && document.elementFromPoint(left + width / 2, top + height / 2)
    return hit && (hit === link || link.contains(hit))
  })`,
})

/** Another heading is shown; the link stands in the words of the page. */
export const linkTouch = (path: string): Touch => ({
  target: (page) =>
    page
      .locator(`main a[href$="/${path}"], main a[href$="/${path}/"]`)
      .filter({ visible: true })
      .first(),
  done: `() => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
    return heading !== undefined && heading.textContent !== sessionStorage.getItem('bench-heading')
  }`,
})

/** ms from the tap to the frame after the one in which it is done, the page being loaded and at rest. */
export async function firstTouch(browser: Browser, url: string, touch: Touch): Promise<number> {
  const { page, close } = await phone(browser)
  try {
    await page.addInitScript(`(${watch})(${touch.done})`)
    await page.goto(url, { waitUntil: 'load' })
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const target = touch.target(page)
    await target.scrollIntoViewIfNeeded()
    await target.tap({ noWaitAfter: true })
    const after = await page.waitForFunction(() => sessionStorage.getItem('bench-done'), null, {
      timeout: PATIENCE_MS,
    })
    return Number(await after.jsonValue())
  } finally {
    await close()
  }
}

/** Runs in every document, before its own scripts; its text is written there. */
function watch(done: () => boolean): void {
  const now = () => performance.timeOrigin + performance.now()
  addEventListener(
    'touchstart',
    () => {
      const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
      sessionStorage.setItem('bench-heading', heading?.textContent ?? '')
      sessionStorage.setItem('bench-tapped', String(now()))
    },
    { capture: true, passive: true },
  )
  const look = () => {
    const tapped = sessionStorage.getItem('bench-tapped')
    if (tapped === null || sessionStorage.getItem('bench-done') !== null || !done())
      return requestAnimationFrame(look)
    // The frame after the one in which it came to be shows it.
    return requestAnimationFrame(() =>
      sessionStorage.setItem('bench-done', String(now() - Number(tapped))),
    )
  }
  requestAnimationFrame(look)
}
