import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { stackOptions } from '../../scripts/stack/env.ts'
import { neededStack } from '../../scripts/stack/running-stack.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { Report } from './report.ts'
import { type StackCopy, withStackCopy } from './stack.ts'

export type Question = (report: Report) => Promise<void>

export const ofStack =
  (measure: (stack: StackFile, report: Report) => Promise<void>): Question =>
  (report) =>
    measure(neededStack(), report)

/** A measurement that changes content, in a copy of the running stack. */
export const ofStackCopy = (
  measure: (copy: StackCopy, report: Report) => Promise<void>,
): Question => ofStack((stack, report) => withStackCopy(stack, (copy) => measure(copy, report)))

/** The number after the measurement's name, or `usual`. */
export function amount(usual: number): number {
  const [, , name, given = usual] = process.argv
  const found = Number(given)
  if (Number.isInteger(found) && found >= 1 && found <= 1440) return found
  throw new Error(`${name} takes a number from 1 to 1440, as in: npm run bench ${name} ${usual}`)
}

/** Runs a measurement, prints its table, stores all samples as JSON, and sets exit code 1 after a fault. */
export async function answer(name: string, question: Question): Promise<void> {
  const report = new Report()
  const begun = new Date().toISOString()
  const before = loadavg()
  try {
    await question(report)
  } finally {
    const { figures, faults } = report
    if (figures.length > 0) console.log(`\n${report.table()}\n`)
    const folder = path.join(stackOptions().data, 'bench')
    const file = path.join(folder, `${name}-${begun.replaceAll(/[:.]/g, '-')}.json`)
    const load = [before, loadavg()]
    const machine = { cores: availableParallelism(), node: process.version, load }
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify({ name, begun, machine, figures, faults }))
    console.log(`All samples are in ${path.relative('.', file)}`)
    if (report.counts.length > 0) {
      console.error(`Not as it must be: ${report.counts.join(', ')}`)
      process.exitCode = 1
    }
  }
}
