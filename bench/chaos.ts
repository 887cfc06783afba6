import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { lakeAs, publish } from '../tests/support/lake.ts'
import { breakAndMend, CONVERGED_MS, isLost, type RecoveryRow } from './chaos/break-and-mend.ts'
import { matrix, title } from './chaos/faults.ts'
import { inWords } from './chaos/outcome.ts'
import { BEFORE, DURING, surfaces } from './chaos/surfaces.ts'
import { markdownTable } from './harness/markdown-table.ts'
import { ofTwin } from './harness/question.ts'

const FILE = 'docs/resilience.md'
const MARKS = ['<!-- npm run bench chaos -- --write -->', '<!-- end -->'] as const

/**
 * Breaks each part in every way, and pairs of them; prints what readers and writers see meanwhile, and how soon
 * everything is normal again. Nothing may be broken. With `--write` the table goes into docs/resilience.md, with
 * `--only <words>` rows alone whose title has them.
 */
export const benchChaos = ofTwin(async (twin, report) => {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  })
  const itself = lakeAs(twin.itself, 'administrator')
  // Both are published once before, so that a page has something to keep.
  for (const { id } of [BEFORE, DURING]) await publish(itself, id, { 'title.en': 'Before it all' })
  const rows: string[][] = []
  for (const faults of matrix.filter((faults) => title(faults).includes(values.only))) {
    if (faults.machine === 'disk full' && !twin.disk) {
      console.log('disk full: left out, as nobody may mount a disk here')
      continue
    }
    const pid = twin.pid('site')
    const row = await breakAndMend(twin, faults)
    rows.push(cellsOf(row))
    console.log(cellsOf(row).join(' | '))
    for (const problem of problemsOf(row)) report.fault(title(faults), problem)
    if (faults.site !== 'restarted' && twin.pid('site') !== pid)
      report.fault(title(faults), 'the site died')
  }
  const unhandled = twin.siteLog().match(/^.*(unhandledRejection|uncaughtException).*$/gim) ?? []
  for (const words of new Set(unhandled)) report.fault('unhandled', words)
  const table = markdownTable([['fault', ...Object.keys(surfaces), 'normal after'], ...rows])
  console.log(`\n${table}\n`)
  if (values.write) writeTable(table)
})

function cellsOf({ faults, seen, convergedMs }: RecoveryRow): string[] {
  const seconds = convergedMs === undefined ? '**never**' : `${(convergedMs / 1000).toFixed(1)} s`
  const after = isLost(faults) ? `${seconds} after the next reconcile` : seconds
  return [title(faults), ...Object.values(seen).map(inWords), after]
}

function problemsOf({ seen, convergedMs }: RecoveryRow): string[] {
  const broken = Object.entries(seen).flatMap(([name, { kind, detail }]) =>
    kind === 'broken' ? [`${name}: ${detail}`] : [],
  )
  const late = `it is not normal ${CONVERGED_MS / 1000} s later`
  return convergedMs === undefined ? [...broken, late] : broken
}

/** Puts the table between its marks in docs/resilience.md. */
function writeTable(table: string): void {
  const file = path.resolve(FILE)
  const text = readFileSync(file, 'utf8')
  const [begin, end] = [text.indexOf(MARKS[0]) + MARKS[0].length, text.indexOf(MARKS[1])]
  if (begin < MARKS[0].length || end < begin)
    throw new Error(`${file} lacks the marks around the table: ${MARKS.join(' … ')}`)
  writeFileSync(file, `${text.slice(0, begin)}\n\n${table}\n\n${text.slice(end)}`)
}
