import { globSync, readFileSync } from 'node:fs'
import type { Totals } from './totals.ts'

/** Fails when a service of the tests' stack logged an unhandled error, and prints those lines. */
export function checkLogs(logs: string): Totals {
  const lines = globSync(`${logs}/*.log`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('unhandledRejection'))
      .map((line) => `${file}: ${line}`),
  )
  if (lines.length > 0)
    console.log(`\nErrors that nothing handled, each a fault:\n${lines.join('\n')}`)
  const failed = lines.length > 0 ? 1 : 0
  return { passed: 1 - failed, failed, skipped: 0, complete: true }
}
