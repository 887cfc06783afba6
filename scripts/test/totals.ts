import { readFileSync } from 'node:fs'
import { z } from 'zod'

const schema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

/** The counts of a finished run; `complete` is false when a suite did not load or a hook failed. */
export function totals(file: string) {
  const report = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    complete: report.success,
  }
}
