import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { testVariables } from './env.ts'
import { type Totals, totals } from './totals.ts'

export interface TestRun {
  /** Lets waiting tests begin. */
  begin: () => void
  ended: Promise<Totals>
}

/**
 * Runs Vitest with `args` and the additional `variables`, and counts results. With `waits`, the tests' setup runs
 * beside other work, and the tests wait until `begin` is called.
 */
export function runTests(
  name: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  waits = false,
): TestRun {
  const report = reportFile(name)
  rmSync(report, { force: true })
  const reporters = [
    '--reporter=default',
    `--reporter=${fileURLToPath(new URL('./failures-at-once.ts', import.meta.url))}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    {
      env: testVariables(variables),
      stdio: ['inherit', 'inherit', 'inherit', ...(waits ? (['ipc'] as const) : [])],
    },
  )
  return {
    begin: () => {
      if (child.connected) child.send('begin')
    },
    ended: finished(child).then(() => totals(report)),
  }
}

/** Path of a Vitest run's report. */
export const reportFile = (name: string) => path.join('.data', `test-report-${name}.json`)

async function finished(child: ChildProcess): Promise<void> {
  await once(child, 'exit')
}
