import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { callersEnv } from '../../scripts/stack/env.ts'
import { findBrowser } from '../../scripts/test/find-browser.ts'

const VERSION = '13.5.0'
const folder = path.resolve('.data/lighthouse')
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const score = z.object({ score: z.number() })
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

export interface LighthouseResult {
  /** Performance, accessibility, best practices, search engines; 0 to 100. */
  scores: [number, number, number, number]
  /** ms */
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** One run of Lighthouse's mobile profile. Throws with what it said when it gives no report. */
export async function lighthouse(url: string): Promise<LighthouseResult> {
  const output = path.join(folder, `report-${process.pid}.json`)
  const browser = findBrowser()
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${flags}`,
  ]
  const env = browser ? { ...callersEnv(), CHROME_PATH: browser } : callersEnv()
  // Now and then a trace fails, and Lighthouse asks to be run again.
  await run(process.execPath, args, env).catch(() => run(process.execPath, args, env))
  const { categories, audits } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  await rm(output)
  const percent = ({ score }: { score: number }) => Math.round(score * 100)
  return {
    scores: [
      percent(categories.performance),
      percent(categories.accessibility),
      percent(categories['best-practices']),
      percent(categories.seo),
    ],
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}

/** Installs Lighthouse beside the project: nothing but this measurement needs it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(cli)) return
  console.log(`Installing Lighthouse ${VERSION} into ${path.relative('.', folder)} …`)
  // Its packages would fetch a browser of their own.
  const target = [
    '--ignore-scripts',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await run('npm', ['install', ...target, `lighthouse@${VERSION}`])
}

function run(command: string, args: string[], env = callersEnv()): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-2000)
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args[0]} ended with ${code}. It said last: ${words}`)),
    )
  })
}
