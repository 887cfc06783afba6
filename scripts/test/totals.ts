import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const schema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

export interface Totals {
  passed: number
  failed: number
  skipped: number
  /** False when a suite did not load, a hook failed or the run was interrupted. */
  complete: boolean
}

/** The counts of a finished run, from its report. */
export function totals(file: string): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, complete: false }
  const report = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    complete: report.success,
  }
}

/** Totals of several runs. */
export const sum = (all: Totals[]): Totals => ({
  passed: all.reduce((count, { passed }) => count + passed, 0),
  failed: all.reduce((count, { failed }) => count + failed, 0),
  skipped: all.reduce((count, { skipped }) => count + skipped, 0),
  complete: all.every(({ complete }) => complete),
})
