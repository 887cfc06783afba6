import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

const KILOBIT = 1000 / 8

/** A mid-range phone on a slow mobile line; the figures are Lighthouse's, but none is simulated. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
}
const CPU_TIMES_SLOWER = 4

export interface Phone {
  page: Page
  session: CDPSession
  close: () => Promise<void>
}

/** A phone of its own, with nothing in its cache. */
export async function phone(browser: Browser): Promise<Phone> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
  return { page, session, close: () => context.close() }
}
