import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { stackOptions } from '../../scripts/stack/env.ts'
import { neededStack } from '../../scripts/stack/running-stack.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { Report } from './report.ts'
import { startTwin, type Twin } from './stack.ts'

/** A measurement: it notes in the report what it finds. */
export type Question = (report: Report) => Promise<void>

/** One that only looks at the running stack. */
export const ofStack =
  (measure: (stack: StackFile, report: Report) => Promise<void>): Question =>
  (report) =>
    measure(neededStack(), report)

/** One that changes content, which it does in a twin of the running stack. */
export const ofTwin = (measure: (twin: Twin, report: Report) => Promise<void>): Question =>
  ofStack(async (stack, report) => {
    const twin = await startTwin(stack)
    try {
      await measure(twin, report)
    } finally {
      await twin.stop()
    }
  })

/** How often, or how long: the number behind the name of the measurement, or `usual`. */
export function amount(usual: number): number {
  const given = z.coerce
    .number()
    .int()
    .min(1)
    .max(1440)
    .safeParse(process.argv[3] ?? usual)
  if (given.success) return given.data
  throw new Error(
    `The number behind ${process.argv[2]} is from 1 to 1440, as in: npm run bench ${process.argv[2]} ${usual}`,
  )
}

/** Measures, prints the table, keeps all samples as JSON, and ends with status 1 where something is not as it must be. */
export async function answer(name: string, question: Question): Promise<void> {
  const report = new Report()
  const begun = new Date().toISOString()
  const before = loadavg()
  try {
    await question(report)
  } finally {
    if (report.figures.length > 0) console.log(`\n${report.table()}\n`)
    const folder = path.join(stackOptions().data, 'bench')
    const file = path.join(folder, `${name}-${begun.replaceAll(/[:.]/g, '-')}.json`)
    const machine = {
      cores: availableParallelism(),
      node: process.version,
      load: [before, loadavg()],
    }
    mkdirSync(folder, { recursive: true })
    const { figures, faults } = report
    writeFileSync(file, JSON.stringify({ name, begun, machine, figures, faults }))
    console.log(`All samples are in ${path.relative('.', file)}`)
  }
  if (report.faults.length === 0) return
  console.error(`Not as it must be: ${report.faults.join(', ')}`)
  process.exitCode = 1
}
