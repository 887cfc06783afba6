import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { StudioSession } from '../tests/support/studio.ts'

const RUNS = 3
const GOAL_S = 10

declare global {
  interface Window {
    longTasks?: number[]
  }
}

/**
 * How long the check of every document takes, in the built Studio and on the command line. A run
 * begins in a Studio that was just loaded: rules keep for a while what they asked the lake.
 */
export async function benchCheck(stack: StackFile): Promise<void> {
  const browser = await launchBrowser()
  try {
    const { page } = await StudioSession.signIn(browser, stack, 'Writer')
    console.log(`\nCheck in the Studio, ${RUNS} runs, goal ${GOAL_S} s`)
    for (let run = 0; run < RUNS; run++) console.log(`  ${await checked(page, stack)}`)
  } finally {
    await browser.close()
  }
  console.log('\nnpm run check')
  for (let run = 0; run < RUNS; run++) console.log(`  ${await onCommandLine()}`)
}

async function checked(page: Page, { studio, lake }: StackFile): Promise<string> {
  await page.goto(`${studio}/check`)
  const start = page.getByTestId('checks').getByRole('button', { name: 'Check everything' })
  await start.waitFor()
  await page.evaluate(noteLongTasks)
  let requests = 0
  const count = (request: { url(): string; method(): string }) => {
    if (request.url().startsWith(lake) && request.method() !== 'OPTIONS') requests++
  }
  page.on('request', count)
  const from = performance.now()
  await start.click()
  const found = page.getByTestId('check-finding').first()
  const first = found.waitFor({ timeout: 0 }).then(() => performance.now() - from)
  await page.getByTestId('check-done').waitFor({ timeout: 0 })
  const all = performance.now() - from
  page.off('request', count)
  const said = await page.getByTestId('check-done').getByRole('status').textContent()
  const tasks = await page.evaluate(() => window.longTasks ?? [])
  const longest = Math.max(0, ...tasks).toFixed(0)
  return `${seconds(all)}, first finding after ${seconds(await first)}, ${requests} requests, ${tasks.length} tasks longer than 50 ms, longest ${longest} ms (${said})`
}

/** Runs in the page. */
function noteLongTasks(): void {
  const tasks: number[] = []
  window.longTasks = tasks
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
}

/** The last line of the command, and its seconds with the start of Node. */
async function onCommandLine(): Promise<string> {
  const from = performance.now()
  const root = path.resolve(import.meta.dirname, '..')
  const child = spawn(process.execPath, ['scripts/run.js', 'check'], { cwd: root })
  let output = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString()
  })
  await new Promise((resolve) => child.on('close', resolve))
  return `${seconds(performance.now() - from)} (${output.trim().split('\n').at(-1)})`
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
