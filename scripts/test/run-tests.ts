import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ONE_AT_A_TIME } from './one-at-a-time.ts'
import { type Totals, totals } from './totals.ts'

export interface TestRun {
  /** Lets the tests begin that were to wait. */
  begin: () => void
  /** Resolves when no more than one of its tests runs at a time, at the latest when it has ended. */
  oneAtATime: Promise<void>
  ended: Promise<Totals>
}

/**
 * Runs Vitest with `args`, and counts what passed. With `waits`, what its tests need is made ready
 * beside whatever else runs, and they wait until they are told to begin.
 */
export function runTests(name: string, args: string[], waits = false): TestRun {
  const report = path.join('.data', `test-report-${name}.json`)
  rmSync(report, { force: true })
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(waits ? ['--reporter=scripts/test/one-at-a-time.ts'] : []),
  ]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    { stdio: ['inherit', 'inherit', 'inherit', ...(waits ? (['ipc'] as const) : [])] },
  )
  return {
    begin: () => {
      if (child.connected) child.send('begin')
    },
    oneAtATime: Promise.race([said(child, ONE_AT_A_TIME), finished(child)]),
    ended: finished(child).then(() => totals(report)),
  }
}

function said(child: ChildProcess, word: string): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === word) resolve()
    })
  })
}

async function finished(child: ChildProcess): Promise<void> {
  await once(child, 'exit')
}
