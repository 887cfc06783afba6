import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { eachOf } from '../../schemas/locales.ts'
import { callersEnv } from '../../scripts/stack/env.ts'
import { runNode } from '../../scripts/stack/run-node.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'
import { installBenchPackages } from '../harness/processes.ts'
import type { Report } from '../harness/report.ts'

const VERSION = '13.5.0'
const folder = path.resolve('.data/lighthouse')
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Figure = keyof typeof metrics | (typeof scores)[number]

const answer = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/**
 * Runs Lighthouse once with its mobile profile; the first run installs it. Scores are of 100, paints and blocking time
 * in ms. Throws with its output when there is no report.
 */
export async function lighthouse(url: string): Promise<Record<Figure, number>> {
  await installBenchPackages(folder, { lighthouse: VERSION })
  const output = path.join(folder, `report-${process.pid}.json`)
  const browser = findBrowser()
  const env = { ...callersEnv(), ...(browser && { CHROME_PATH: browser }) }
  const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')
  const options = ['--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  const run = () => runNode([cli, url, '--quiet', ...options], { cwd: folder, env })
  // A trace fails occasionally, and Lighthouse asks to be run again.
  await run().catch(run)
  const { audits, categories } = answer.parse(JSON.parse(await readFile(output, 'utf8')))
  await rm(output)
  const scoreOf = (of: (typeof scores)[number]) => Math.round((categories[of]?.score ?? NaN) * 100)
  const metricOf = (of: keyof typeof metrics) => audits[metrics[of]]?.numericValue ?? NaN
  return {
    ...eachOf(scores, scoreOf),
    ...eachOf(['fcp', 'lcp', 'tbt', 'cls'] as const, metricOf),
  }
}

const all = [...scores, 'cls', 'lcp', 'fcp', 'tbt'] as const

/** Records `figures` of several runs; all by default. */
export function recordLighthouse(
  report: Report,
  { what, column }: { what: string; column: string },
  runs: readonly Record<Figure, number>[],
  figures: readonly Figure[] = all,
): void {
  for (const figure of figures) {
    const samples = runs.map((run) => run[figure])
    const unit = figure in metrics && figure !== 'cls' ? 'ms' : ''
    report.note(`${what}: ${figure}`, samples, unit, { column })
  }
}
