import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { callersEnv } from '../../scripts/stack/env.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { installBeside } from '../harness/install-beside.ts'

const VERSION = '13.5.0'
const folder = path.resolve('.data/lighthouse')
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const score = z.object({ score: z.number().transform((share) => Math.round(share * 100)) })
const metric = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
})

/** Scores are of 100; paints and blocking in ms. */
export type LighthouseResult = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls',
  number
>

/** One run of Lighthouse's mobile profile, which the first installs. Throws with what it said when it gives no report. */
export async function lighthouse(url: string): Promise<LighthouseResult> {
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
  const { categories, audits } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  await rm(output)
  return {
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    practices: categories['best-practices'].score,
    seo: categories.seo.score,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}
