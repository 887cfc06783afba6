import type { Browser, Page } from 'playwright-core'
import { median } from '../percentile.ts'
import { watchFetches } from './watch-fetches.ts'

const SAMPLES = 20
/** Of the tab, which outlives a document. */
const PRESSED = 'bench-pressed'
const PAINTED = 'bench-painted'

/**
 * Goes back and forth between two pages by the links of the sidebar, each pointed at until nothing is
 * fetched any more: ms from the press to the frame in which the other heading has been painted, the
 * median of 20. It counts the same whether the page changes in place or a new document comes.
 */
export async function pageChange(browser: Browser, from: string, to: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(noteWhenPainted, { pressed: PRESSED, painted: PAINTED })
  const quiet = watchFetches(page)
  await page.goto(from)
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  const samples: number[] = []
  for (let sample = 0; sample < SAMPLES + 2; sample++) {
    const { pathname } = new URL(sample % 2 === 0 ? to : from)
    await quiet()
    await page.locator(linkTo(pathname)).first().hover()
    await quiet()
    samples.push(await changed(page, pathname))
  }
  await page.close()
  // The first two bring the pages themselves.
  return median(samples.slice(2))
}

const linkTo = (path: string) => `a[href="${path}"]:visible`

async function changed(page: Page, path: string): Promise<number> {
  await page
    .locator(linkTo(path))
    .first()
    .evaluate(
      (element: HTMLElement, { pressed, painted }) => {
        const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
        sessionStorage.removeItem(painted)
        const at = performance.timeOrigin + performance.now()
        sessionStorage.setItem(pressed, JSON.stringify({ at, heading: heading?.textContent }))
        element.click()
      },
      { pressed: PRESSED, painted: PAINTED },
    )
  const after = await page.waitForFunction((painted) => sessionStorage.getItem(painted), PAINTED, {
    timeout: 30_000,
  })
  return Number(await after.jsonValue())
}

/** Runs in every document, before its own scripts: looks, frame by frame, whether the heading is another. */
function noteWhenPainted({ pressed, painted }: { pressed: string; painted: string }): void {
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const written = sessionStorage.getItem(pressed)
    if (written) {
      const { at, heading } = JSON.parse(written)
      const shown = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
      if (shown && shown.textContent !== heading) {
        sessionStorage.removeItem(pressed)
        // The frame after the one in which the text changed shows it.
        requestAnimationFrame(() => sessionStorage.setItem(painted, String(now() - at)))
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
