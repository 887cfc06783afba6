import type { Browser } from 'playwright-core'
import { alive } from '../tests/support/alive.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { openConsole } from '../tests/support/console.ts'
import { fetchNothingAhead, type Throttle, throttle, watchTraffic } from './browser/traffic.ts'
import { ofStack } from './harness/question.ts'
import { sampled, timed } from './harness/samples.ts'

const RUNS = 5
const pages = {
  'first page': 'api-explorer/v5/trade/create-order',
  'second page': 'api-explorer/v5/market/kline',
}
const settings: Record<string, Throttle | undefined> = {
  'this machine': undefined,
  'a phone (processor 4 times slower, 10 Mbit/s, 40 ms)': { cpu: 4, latency: 40, down: 10, up: 10 },
}

/** What the console of an explorer page weighs, and how long it takes from the click until it can send. */
export const benchConsole = ofStack(async ({ site }, report) => {
  const browser = await launchBrowser()
  try {
    for (const [column, setting] of Object.entries(settings)) {
      const runs = await sampled(RUNS, () => openings(browser, site, setting))
      for (const which of Object.keys(pages)) {
        const all = runs.flatMap((run) => run.filter((opening) => opening.which === which))
        const [first] = all
        if (first) report.note(`${which}: over the wire`, first.bytes / 1000, 'kB', { column })
        const times = all.map(({ ms }) => ms)
        report.note(`${which}: click → usable`, times, 'ms', { column })
      }
    }
  } finally {
    await browser.close()
  }
})

/** Opens the console on one page after the other, with an empty cache before. */
async function openings(browser: Browser, site: string, setting: Throttle | undefined) {
  const page = await browser.newPage()
  await fetchNothingAhead(page)
  if (setting) await throttle(page, setting)
  const traffic = await watchTraffic(page)
  const found: { which: string; bytes: number; ms: number }[] = []
  for (const [which, path] of Object.entries(pages)) {
    await page.goto(`${site}/${path}`)
    await alive(page)
    await page.waitForLoadState('networkidle')
    const before = traffic.bytes()
    const ms = await timed(() => openConsole(page))
    await page.waitForLoadState('networkidle')
    found.push({ which, bytes: traffic.bytes() - before, ms })
  }
  await page.close()
  return found
}
