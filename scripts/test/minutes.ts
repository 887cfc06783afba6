import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { reportFile } from './run-tests.ts'

/** A part of a run with its duration; parts run in parallel. */
export type Step = { name: string; seconds: number }

const schema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})
const FOLDERS = {
  'Browsers that only read': 'tests/e2e/reading/',
  'Browsers with documents of their own': 'tests/e2e/writing/',
  'Browsers one at a time': 'tests/e2e/',
}

/** Duration of the browser tests of each kind, from the report of their run; empty for an interrupted run. */
export function browserSteps(root: string): Step[] {
  const report = reportFile('browsers')
  if (!existsSync(report)) return []
  const { testResults } = schema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const kind = (file: string) =>
    Object.entries(FOLDERS).find(([, folder]) => file.startsWith(folder))?.[0]
  return Object.keys(FOLDERS).flatMap((name) => {
    // A file without executed tests has the times of the whole run.
    const own = testResults.filter(
      (one) => one.endTime > one.startTime && kind(path.relative(root, one.name)) === name,
    )
    if (own.length === 0) return []
    const from = Math.min(...own.map(({ startTime }) => startTime))
    const to = Math.max(...own.map(({ endTime }) => endTime))
    return [{ name, seconds: (to - from) / 1000 }]
  })
}

/** Writes each step's seconds into the last column of its row in docs/testing.md. */
export function recordSteps(root: string, heading: string, steps: readonly Step[]): void {
  const file = path.join(root, 'docs', 'testing.md')
  let within = false
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) within = line === `### ${heading}`
      const step = within && steps.find(({ name }) => line.startsWith(`| ${name} |`))
      return step ? line.replace(/[^|]*\|$/, ` ${step.seconds.toFixed(0)} |`) : line
    })
  writeFileSync(file, lines.join('\n'))
}
