import type { Browser } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { openConsole } from '../tests/support/console.ts'
import { pagesToWeigh } from '../tests/support/page-types.ts'
import { disablePrefetch, pageWeight } from '../tests/support/page-weight.ts'
import { waitForIslands } from '../tests/support/wait-for-enhancement.ts'
import { lighthouse, recordLighthouse } from './browser/lighthouse.ts'
import { type Throttle, throttle, watchTraffic } from './browser/traffic.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { measureDuration, takeSamples } from './harness/samples.ts'

const consoles = {
  'console, first page': 'api-explorer/v5/trade/create-order',
  'console, second page': 'api-explorer/v5/market/kline',
}
const machines: Record<string, Throttle | undefined> = {
  'this machine': undefined,
  'a phone (processor 4 times slower, 10 Mbit/s, 40 ms)': { cpu: 4, latency: 40, down: 10, up: 10 },
}

/**
 * Size of each kind of page, compressed and with a cold cache, with Lighthouse's mobile figures; size of an explorer
 * page's console, and the time from the click until it can send. `npm run bench pages 9` takes nine samples.
 */
export const benchPages = ofStack(async ({ site }, report) => {
  const runs = amount(5)
  const browser = await launchBrowser()
  try {
    await measureConsole(browser, site, runs, report)
    for (const path of pagesToWeigh) {
      const url = [site, path].filter(Boolean).join('/')
      const column = new URL(url).pathname
      const page = await browser.newPage()
      for (const [what, bytes] of Object.entries(await pageWeight(page, url)))
        report.note(what, bytes / 1000, 'kB', { column })
      await page.close()
      const found = await takeSamples(runs, () => lighthouse(url))
      recordLighthouse(report, { what: 'Lighthouse', column }, found)
    }
  } finally {
    await browser.close()
  }
})

async function measureConsole(browser: Browser, site: string, runs: number, report: Report) {
  for (const [column, machine] of Object.entries(machines)) {
    const all = await takeSamples(runs, () => openings(browser, site, machine))
    for (const [at, which] of Object.keys(consoles).entries()) {
      const own = all.flatMap((run) => run[at] ?? [])
      const bytes = own.slice(0, 1).map((opening) => opening.bytes / 1000)
      report.note(`${which}: over the wire`, bytes, 'kB', { column })
      const times = own.map(({ ms }) => ms)
      report.note(`${which}: click → usable`, times, 'ms', { column })
    }
  }
}

async function openings(browser: Browser, site: string, machine: Throttle | undefined) {
  const page = await browser.newPage()
  await disablePrefetch(page)
  if (machine) await throttle(page, machine)
  const traffic = await watchTraffic(page)
  const paths = Object.values(consoles)
  const found = await takeSamples(paths.length, async (at) => {
    await page.goto(`${site}/${paths[at]}`)
    await waitForIslands(page)
    await page.waitForLoadState('networkidle')
    const before = traffic.bytes()
    const ms = await measureDuration(() => openConsole(page))
    await page.waitForLoadState('networkidle')
    return { bytes: traffic.bytes() - before, ms }
  })
  await page.close()
  return found
}
