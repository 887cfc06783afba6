import type { Page } from 'playwright-core'

const QUIET_MS = 400
const PATIENCE_MS = 30_000

/** How slow the machine and its line are. */
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
  /** Waits until nothing was fetched for a while. */
  quiet: () => Promise<void>
}

/** Counts what `page` fetches from now on. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const underWay = new Set<unknown>()
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  page.on('request', (request) => {
    underWay.add(request)
    note()
  })
  const ended = (request: unknown) => {
    underWay.delete(request)
    note()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // Of a document that was left, not every fetch is told to have ended.
  page.on('domcontentloaded', () => underWay.clear())
  return {
    bytes: () => bytes,
    async quiet() {
      note()
      const deadline = last + PATIENCE_MS
      while (underWay.size > 0 || performance.now() - last < QUIET_MS) {
        if (performance.now() > deadline)
          throw new Error(`${page.url()} was still fetching after ${PATIENCE_MS / 1000} s`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}

/** Makes `page` as slow as a phone is; nothing of it is simulated afterwards. */
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

/** What pages fetch ahead on a fast line is not what they need. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  )
}
