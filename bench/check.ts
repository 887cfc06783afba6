import type { Page } from 'playwright-core'
import { callersEnv, stackOptions } from '../scripts/stack/env.ts'
import { runNode } from '../scripts/stack/run-node.ts'
import { launchBrowser } from '../tests/support/browser.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { StudioSession } from '../tests/support/studio.ts'
import { ofStack } from './harness/question.ts'
import { measureDuration, takeSamples } from './harness/samples.ts'

const RUNS = 3
const MOST_S = 10
const PATIENCE_MS = 120_000

/**
 * Duration of the check of all documents, in the built Studio and on the command line. Each run starts in a newly
 * loaded Studio, as rules cache the lake's answers for a while.
 */
export const benchCheck = ofStack(async (stack, report) => {
  const browser = await launchBrowser()
  try {
    const { page } = await StudioSession.signInAnew(browser, stack, 'Writer')
    const runs = await takeSamples(RUNS, () => checked(page, stack))
    const all = runs.map((run) => run.all)
    report.note('Check in the Studio', all, 's', { most: MOST_S })
    const first = runs.map((run) => run.first)
    report.note('first finding', first, 's')
  } finally {
    await browser.close()
  }
  const cwd = stackOptions().root
  // Bypasses npm's script, which would first install other packages.
  const args = ['--conditions=react-server', 'scripts/with-environment.ts', 'check']
  const check = () => runNode(args, { cwd, env: callersEnv() })
  const seconds = await takeSamples(RUNS, async () => (await measureDuration(check)) / 1000)
  report.note('`npm run check`, with the start of Node', seconds, 's')
})

async function checked(page: Page, { studio }: StackFile) {
  await page.goto(`${studio}/check`)
  const start = page.getByTestId('checks').getByRole('button', { name: 'Check everything' })
  await start.waitFor()
  const shown = [page.getByTestId('check-finding').first(), page.getByTestId('check-done')].map(
    (awaited) => measureDuration(() => awaited.waitFor({ timeout: PATIENCE_MS })),
  )
  await start.click()
  const [first = 0, all = 0] = await Promise.all(shown)
  console.log(await page.getByTestId('check-done').getByRole('status').textContent())
  return { first: first / 1000, all: all / 1000 }
}
