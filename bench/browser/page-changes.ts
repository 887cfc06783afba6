import type { Browser } from 'playwright-core'
import { sampled } from '../harness/samples.ts'
import { otherHeading, paintsOf } from './painted.ts'
import { watchTraffic } from './traffic.ts'

const SAMPLES = 40

/**
 * Goes back and forth between two pages by their links, each pointed at until nothing is fetched any more: ms from
 * the press to the frame in which the other heading has been painted. It counts the same whether the page changes in
 * place or a new document comes.
 */
export async function pageChanges(browser: Browser, from: string, to: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const painted = await paintsOf(page, { begins: 'click', done: otherHeading })
    const { quiet } = await watchTraffic(page)
    await page.goto(from)
    // The reader's first move, which may bring what reacts to it.
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
    // The first two bring the pages themselves.
    return await sampled(SAMPLES, change, 2)
  } finally {
    await page.close()
  }
}
