import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Totals, totals } from './totals.ts'

export interface TestRun {
  /** Lets the tests begin that were to wait. */
  begin: () => void
  ended: Promise<Totals>
}

/**
 * Runs Vitest with `args`, and counts what passed. With `waits`, what its tests need is made ready
 * beside whatever else runs, and they wait until they are told to begin.
 */
export function runTests(name: string, args: string[], waits = false): TestRun {
  const report = path.join('.data', `test-report-${name}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    { stdio: ['inherit', 'inherit', 'inherit', ...(waits ? (['ipc'] as const) : [])] },
  )
  return {
    begin: () => {
      if (child.connected) child.send('begin')
    },
    ended: finished(child).then(() => totals(report)),
  }
}

async function finished(child: ChildProcess): Promise<void> {
  await once(child, 'exit')
}
