import type { Browser } from 'playwright-core'
import { median } from '../scripts/attack/percentile.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import { weighedPages } from '../tests/support/page-types.ts'
import { type PageWeight, pageWeight } from '../tests/support/page-weight.ts'
import { type LighthouseResult, lighthouse } from './browser/lighthouse.ts'
import { serve } from './browser/serve.ts'
import { amount, ofStack } from './harness/question.ts'
import type { Report, Unit } from './harness/report.ts'
import { inTurns } from './harness/samples.ts'

const weights: Record<string, keyof PageWeight> = {
  HTML: 'html',
  'style sheet, once': 'style',
  'enhancements, once': 'enhancements',
  'other scripts': 'script',
}
const speeds: [what: string, of: keyof LighthouseResult, unit: Unit][] = [
  ['performance', 'performance', ''],
  ['accessibility', 'accessibility', ''],
  ['best practices', 'practices', ''],
  ['search engines', 'seo', ''],
  ['LCP', 'lcp', 'ms'],
  ['FCP', 'fcp', 'ms'],
  ['TBT', 'tbt', 'ms'],
  ['CLS', 'cls', ''],
]

/**
 * What each kind of page weighs, compressed and with a cold cache; and Lighthouse's
 * mobile figures beside those of a bare file. `npm run bench pages 9` runs Lighthouse nine times for each.
 */
export const benchPages = ofStack(async ({ site }, report) => {
  const runs = amount(5)
  const browser = await launchBrowser()
  try {
    for (const path of weighedPages) await weigh(browser, addressOf(site, path), report)
  } finally {
    await browser.close()
  }
  for (const path of weighedPages) await measureSpeed(addressOf(site, path), runs, report)
})

const addressOf = (site: string, path: string) => [site, path].filter(Boolean).join('/')
const nameOf = (url: string) => new URL(url).pathname

async function weigh(browser: Browser, url: string, report: Report): Promise<void> {
  const page = await browser.newPage()
  const weight = await pageWeight(page, url)
  await page.close()
  for (const [what, of] of Object.entries(weights))
    report.note(what, weight[of] / 1000, 'kB', { column: nameOf(url) })
}

async function measureSpeed(url: string, runs: number, report: Report): Promise<void> {
  const bare = await barePage(url)
  try {
    const [ours = [], theirs = []] = await inTurns([url, bare.url], runs, lighthouse)
    const column = nameOf(url)
    for (const [what, of, unit] of speeds) {
      const middle = (all: LighthouseResult[]) => median(all.map((one) => one[of]))
      report.note(what, middle(ours), unit, { column })
      if (unit === 'ms') report.note(`${what} of a bare file`, middle(theirs), unit, { column })
      if (of === 'lcp')
        report.note('LCP, times a bare file’s', middle(ours) / middle(theirs), '', { column })
    }
  } finally {
    bare.close()
  }
}

/** A page as one file with the same text and styles and no script, which is as fast as it can be. */
async function barePage(url: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const bare = html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:stylesheet|preload|icon|manifest)"[^>]*>/g, '')
  return serve(async (route) =>
    route === '/' ? { name: 'index.html', content: Buffer.from(bare) } : undefined,
  )
}
