import type { Page } from 'playwright-core'

const QUIET_MS = 400
const PATIENCE_MS = 30_000

export interface Throttle {
  /** Slowdown factor relative to this machine. */
  cpu: number
  /** Round-trip time in ms. */
  latency: number
  /** Megabits per second. */
  down: number
  up: number
}

export interface Traffic {
  /** Compressed bytes received so far. */
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
  // A fetch of a previous document may have no end event.
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

/** Throttles `page` to the speed of a phone, by actual delays instead of a simulation. */
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
