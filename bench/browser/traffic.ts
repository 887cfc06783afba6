import type { Page } from 'playwright-core'

const QUIET_MS = 400
const PATIENCE_MS = 30_000

export interface Throttle {
  /** How many times slower than this machine. */
  cpu: number
  /** ms there and back. */
  latency: number
  /** Megabits a second. */
  down: number
  up: number
}

export interface Traffic {
  /** What came over the wire so far, compressed as it came. */
  bytes: () => number
  quiet: () => Promise<void>
}

export async function watchTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const underWay = new Set<unknown>()
  let last = performance.now()
  const noted = (change: (request: unknown) => unknown) => (request: unknown) => {
    change(request)
    last = performance.now()
  }
  page.on(
    'request',
    noted((request) => underWay.add(request)),
  )
  const ended = noted((request) => underWay.delete(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // A fetch of a document that was left may have no event for its end.
  page.on('domcontentloaded', () => underWay.clear())
  return {
    bytes: () => bytes,
    async quiet() {
      last = performance.now()
      const deadline = last + PATIENCE_MS
      while (underWay.size > 0 || performance.now() - last < QUIET_MS) {
        if (performance.now() > deadline)
          throw new Error(`${page.url()} was still fetching after ${PATIENCE_MS / 1000} s`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}

/** Makes `page` as slow as a phone is, for real and not by simulation. */
export async function throttle(page: Page, { cpu, latency, down, up }: Throttle): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (down * 1e6) / 8,
    uploadThroughput: (up * 1e6) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}
