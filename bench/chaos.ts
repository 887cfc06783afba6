import { lakeAs, publish } from '../tests/support/lake.ts'
import type { StackFile } from '../tests/support/stack-file.ts'
import { breakAndMend, CONVERGED_MS, type Row } from './chaos/break-and-mend.ts'
import { matrix, title } from './chaos/matrix.ts'
import { BEFORE, DURING } from './chaos/surfaces.ts'
import { line, tableOf, writeTable } from './chaos/table.ts'
import { startTwin } from './twin/twin.ts'

/**
 * Breaks each part in every way, and pairs of them, in a twin of the running stack; prints what readers
 * and writers see meanwhile, and how soon everything is normal again. Fails when anything is broken. With
 * `--write` the table goes into docs/resilience.md, with `--only <words>` rows alone whose title has them.
 */
export async function benchChaos(running: StackFile): Promise<void> {
  const only = process.argv[process.argv.indexOf('--only') + 1]
  const rows = process.argv.includes('--only')
    ? matrix.filter((faults) => title(faults).includes(only ?? ''))
    : matrix
  const twin = await startTwin(running)
  const done: Row[] = []
  const problems: string[] = []
  try {
    const itself = lakeAs(twin.itself, 'administrator')
    // Both are published once before, so that a page has something to keep.
    for (const { id } of [BEFORE, DURING])
      await publish(itself, id, { 'title.en': 'Before it all' })
    for (const faults of rows) {
      if (faults.machine === 'disk full' && !twin.disk) {
        console.log('disk full: left out, as nobody may mount a disk here')
        continue
      }
      const pid = twin.pid('site')
      const row = await breakAndMend(twin, faults)
      done.push(row)
      console.log(line(row))
      if (faults.site !== 'restarted' && twin.pid('site') !== pid)
        problems.push(`${title(faults)}: the site died`)
    }
    const unhandled = twin.siteLog().match(/^.*(unhandledRejection|uncaughtException).*$/gim) ?? []
    problems.push(...new Set(unhandled))
  } finally {
    await twin.stop()
  }
  problems.push(...done.flatMap(problemsOf))
  const table = tableOf(done)
  console.log(`\n${table}\n`)
  if (process.argv.includes('--write')) writeTable(table)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

function problemsOf({ faults, seen, convergedMs }: Row): string[] {
  const broken = Object.entries(seen).flatMap(([name, { kind, detail }]) =>
    kind === 'broken' ? [`${title(faults)}: ${name}: ${detail}`] : [],
  )
  const late = `${title(faults)}: it is not normal ${CONVERGED_MS / 1000} s later`
  return convergedMs === undefined ? [...broken, late] : broken
}
