import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { openConsole } from '../tests/support/console.ts'
import { hydrate } from '../tests/support/hydrate.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { percentile } from './percentile.ts'

const RUNS = 5
const pages = ['api-explorer/v5/trade/create-order', 'api-explorer/v5/market/kline']

interface Setting {
  what: string
  /** How many times slower than this machine. */
  cpu: number
  /** Bits a second; none for no limit. */
  line?: number
  /** ms there and back. */
  latency?: number
}

const settings: Setting[] = [
  { what: 'this machine', cpu: 1 },
  { what: 'a phone (processor 4 times slower, 10 Mbit/s, 40 ms)', cpu: 4, line: 10e6, latency: 40 },
]

/** What the console of an explorer page weighs, and how long it takes from the click until it can send. */
export async function benchConsole(stack: StackFile): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const setting of settings) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await openings(browser, stack.site, setting))
      console.log(`\nConsole on ${setting.what}, ${RUNS} runs`)
      for (const [index, which] of ['first page', 'second page'].entries()) {
        const times = runs.map((run) => run[index]?.ms ?? 0)
        const kilobytes = (runs[0]?.[index]?.bytes ?? 0) / 1000
        console.log(
          `  ${which}: ${kilobytes.toFixed(1)} kB over the wire, usable after p50 ${percentile(times, 50).toFixed(0)} ms, max ${percentile(times, 100).toFixed(0)} ms`,
        )
      }
    }
  } finally {
    await browser.close()
  }
}

/** Opens the console on one page after the other with an empty cache. */
async function openings(browser: Browser, site: string, { cpu, line, latency }: Setting) {
  const page = await browser.newPage()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  const throughput = line === undefined ? -1 : line / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latency ?? 0,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const found: { bytes: number; ms: number }[] = []
  for (const path of pages) {
    await page.goto(`${site}/${path}`)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    bytes = 0
    const ms = await timed(page)
    await page.waitForLoadState('networkidle')
    found.push({ bytes, ms })
  }
  await page.close()
  return found
}

async function timed(page: Page): Promise<number> {
  const from = performance.now()
  await openConsole(page)
  return performance.now() - from
}
