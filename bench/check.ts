import type { Page } from 'playwright-core'
import { callersEnv, stackOptions } from '../scripts/stack/env.ts'
import { runNode } from '../scripts/stack/run-node.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { ofStack } from './harness/question.ts'
import type { Report } from './harness/report.ts'
import { sampled, timed } from './harness/samples.ts'

const RUNS = 3
const MOST_S = 10

declare global {
  interface Window {
    longTasks?: number[]
  }
}

/**
 * How long the check of every document takes, in the built Studio and on the command line. A run
 * begins in a Studio that was just loaded: rules keep for a while what they asked the lake.
 */
export const benchCheck = ofStack(async (stack, report) => {
  const browser = await launchBrowser()
  try {
    const { page } = await StudioSession.signIn(browser, stack, 'Writer')
    noteRuns(report, await sampled(RUNS, () => checked(page, stack)))
  } finally {
    await browser.close()
  }
  const cwd = stackOptions().root
  const check = () => runNode(['scripts/run.js', 'check'], { cwd, env: callersEnv() })
  const seconds = await sampled(RUNS, async () => (await timed(check)) / 1000)
  report.note('`npm run check`, with the start of Node', seconds, 's')
})

function noteRuns(report: Report, runs: readonly Awaited<ReturnType<typeof checked>>[]): void {
  const of = (read: (run: (typeof runs)[number]) => number) => runs.map(read)
  report.note(
    'Check in the Studio',
    of(({ all }) => all / 1000),
    's',
    { most: MOST_S },
  )
  report.note(
    'first finding',
    of(({ first }) => first / 1000),
    's',
  )
  report.note(
    'requests',
    of(({ requests }) => requests),
    '',
  )
  report.note(
    'tasks longer than 50 ms',
    of(({ tasks }) => tasks.length),
    '',
  )
  report.note(
    'such a task',
    runs.flatMap(({ tasks }) => tasks),
    'ms',
  )
}

async function checked(page: Page, { studio, lake }: StackFile) {
  await page.goto(`${studio}/check`)
  const start = page.getByTestId('checks').getByRole('button', { name: 'Check everything' })
  await start.waitFor()
  await page.evaluate(noteLongTasks)
  let requests = 0
  const count = (request: { url(): string; method(): string }) => {
    if (request.url().startsWith(lake) && request.method() !== 'OPTIONS') requests++
  }
  page.on('request', count)
  const shown = [page.getByTestId('check-finding').first(), page.getByTestId('check-done')].map(
    (awaited) => timed(() => awaited.waitFor({ timeout: 0 })),
  )
  await start.click()
  const [first, all] = await Promise.all(shown)
  page.off('request', count)
  console.log(await page.getByTestId('check-done').getByRole('status').textContent())
  const tasks = await page.evaluate(() => window.longTasks ?? [])
  return { first: first ?? 0, all: all ?? 0, requests, tasks }
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
