import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { eachOf } from '../../schemas/locales.ts'
import { callersEnv } from '../../scripts/stack/env.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { installBeside } from '../harness/processes.ts'

const VERSION = '13.5.0'
const folder = path.resolve('.data/lighthouse')
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseFigure = keyof typeof audits | (typeof scores)[number]

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/**
 * One run of Lighthouse's mobile profile, which the first installs: scores are of 100, paints and blocking in ms.
 * Throws with what it said when it gives no report.
 */
export async function lighthouse(url: string): Promise<Record<LighthouseFigure, number>> {
  await installBeside(folder, { lighthouse: VERSION })
  const output = path.join(folder, `report-${process.pid}.json`)
  const browser = findBrowser()
  const args = [
    path.join(folder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${flags}`,
  ]
  const env = browser ? { ...callersEnv(), CHROME_PATH: browser } : callersEnv()
  const run = () => runNode(args, { cwd: folder, env })
  // Now and then a trace fails, and Lighthouse asks to be run again.
  await run().catch(run)
  const found = report.parse(JSON.parse(await readFile(output, 'utf8')))
  await rm(output)
  const metricOf = (of: keyof typeof audits) => found.audits[audits[of]]?.numericValue ?? Number.NaN
  const scoreOf = (of: (typeof scores)[number]) =>
    Math.round((found.categories[of]?.score ?? Number.NaN) * 100)
  return {
    ...eachOf(scores, scoreOf),
    ...eachOf(['fcp', 'lcp', 'tbt', 'cls'], metricOf),
  }
}
