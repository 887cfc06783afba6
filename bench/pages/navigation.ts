import type { Browser } from 'playwright-core'
import { hydrate } from '../../tests/support/hydrate.ts'
import { percentile } from '../percentile.ts'

const SAMPLES = 40

/**
 * Goes back and forth between two prefetched pages and measures, in ms, from the press to the frame
 * in which the other heading has been painted.
 */
export async function navigation(browser: Browser, from: string, to: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(from)
  await hydrate(page)
  const paths = [to, from].map((url) => new URL(url).pathname)
  const samples: number[] = []
  for (let sample = 0; sample < SAMPLES + 2; sample++) {
    const path = paths[sample % 2] ?? ''
    const link = page.locator(`a[href="${path}"]:visible`).first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    samples.push(await page.evaluate(pressAndWait, path))
  }
  await page.close()
  // The first two bring the pages themselves.
  const at = (p: number) => `${percentile(samples.slice(2), p).toFixed(0)} ms`
  console.log(
    `\nIn-site navigation to a prefetched page: p50 ${at(50)}, p95 ${at(95)}, max ${at(100)} (${SAMPLES} samples; goal: p95 60 ms)`,
  )
}

/** Runs in the page: presses the link and resolves with the ms until the new heading is painted. */
async function pressAndWait(path: string): Promise<number> {
  const heading = () =>
    [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent
  const before = heading()
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="${path}"]`)].find((one) =>
    one.checkVisibility(),
  )
  const start = performance.now()
  link?.click()
  return new Promise((resolve) => {
    const look = () => {
      // The frame after the one in which the text changed shows it.
      if (heading() !== before && heading() !== undefined)
        requestAnimationFrame(() => resolve(performance.now() - start))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
