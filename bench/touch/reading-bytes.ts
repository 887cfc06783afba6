import type { Browser } from 'playwright-core'
import { watchFetches } from '../peers/watch-fetches.ts'

/** Bytes over the wire, compressed, as they add up while a reader goes on. */
export interface ReadingBytes {
  /** Once the page is there. */
  loaded: number
  /** After it was moved over, scrolled to its end and back, and its first tab was pressed. */
  read: number
  /** After a link of its words was followed, with what the next page brings. */
  followed: number
}

/** On a fast line, with an empty cache: `url` is read and clicked through to the page at `path`. */
export async function readingBytes(
  browser: Browser,
  url: string,
  path: string,
): Promise<ReadingBytes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const quiet = watchFetches(page)
    await page.goto(url)
    await quiet()
    const loaded = bytes
    await page.mouse.move(700, 300)
    await page.mouse.move(720, 320)
    await page.mouse.wheel(0, 100_000)
    await quiet()
    await page.mouse.wheel(0, -100_000)
    const tab = page.getByRole('tab').filter({ visible: true }).last()
    if ((await tab.count()) > 0) await tab.click()
    await quiet()
    const read = bytes
    const link = page.locator(`main a[href$="/${path}"], main a[href$="/${path}/"]`)
    await link.filter({ visible: true }).first().click()
    await page.waitForURL(new RegExp(`/${path}/?$`))
    await quiet()
    return { loaded, read, followed: bytes }
  } finally {
    await page.close()
  }
}
