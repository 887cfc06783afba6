import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isLost, type Row } from './break-and-mend.ts'
import { title } from './matrix.ts'
import { inWords } from './outcome.ts'
import { surfaces } from './surfaces.ts'

const MARKS = ['<!-- npm run bench chaos -- --write -->', '<!-- end -->'] as const

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const columns = ['fault', ...Object.keys(surfaces), 'normal after']
  const head = [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---|').join('')}`]
  return [...head, ...rows.map(line)].join('\n')
}

export function line({ faults, seen, convergedMs }: Row): string {
  const seconds = convergedMs === undefined ? '**never**' : `${(convergedMs / 1000).toFixed(1)} s`
  const after = isLost(faults) ? `${seconds} after the next reconcile` : seconds
  return `| ${[title(faults), ...Object.values(seen).map(inWords), after].join(' | ')} |`
}

/** Puts the table between its marks in docs/resilience.md. */
export function writeTable(table: string): void {
  const file = path.resolve('docs/resilience.md')
  const text = readFileSync(file, 'utf8')
  const [begin, end] = [text.indexOf(MARKS[0]) + MARKS[0].length, text.indexOf(MARKS[1])]
  if (begin < MARKS[0].length || end < begin)
    throw new Error(`${file} lacks the marks around the table: ${MARKS.join(' … ')}`)
  writeFileSync(file, `${text.slice(0, begin)}\n\n${table}\n\n${text.slice(end)}`)
}
