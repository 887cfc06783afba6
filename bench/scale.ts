import { parseArgs } from 'node:util'
import { markdownTable } from './markdown-table.ts'
import { measureSize, type SizeFigures } from './scale/measure.ts'

/** Counted over both languages. */
const SIZES = [1_300, 13_000, 130_000]

/**
 * Measures generated sites ten times as large as one another, or that of `--pages`: filling the lake,
 * building, first and later requests, publishing, lists of all pages, and the search. `--ahead` is
 * PAGES_BUILT_AHEAD, and `--skip-search` leaves the search out. Needs no stack; the filled lakes stay
 * in the data folder for the next run.
 */
export async function benchScale(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      pages: { type: 'string' },
      ahead: { type: 'string' },
      'skip-search': { type: 'boolean', default: false },
    },
  })
  const sizes = values.pages === undefined ? SIZES : [Number(values.pages)]
  const measured: SizeFigures[] = []
  for (const size of sizes) {
    console.log(`\n${size.toLocaleString('en')} pages (${size / 2} in two languages)`)
    measured.push(await measureSize(size / 2, values.ahead, !values['skip-search']))
  }
  console.log(`\n${table(sizes, measured)}`)
}

/** In Markdown; beside each number how many times the one before it is. */
function table(sizes: readonly number[], measured: readonly SizeFigures[]): string {
  const names = [...new Set(measured.flatMap((each) => [...each.keys()]))]
  const cell = (name: string, at: number): string => {
    const [value, before] = [measured[at]?.get(name), measured[at - 1]?.get(name)]
    if (typeof value !== 'number') return value ?? ''
    const growth =
      typeof before === 'number' && before > 0 ? ` (× ${(value / before).toFixed(1)})` : ''
    return `${Number(value.toPrecision(3)).toLocaleString('en')}${growth}`
  }
  return markdownTable([
    ['pages', ...sizes.map((size) => size.toLocaleString('en'))],
    ...names.map((name) => [name, ...sizes.map((_, at) => cell(name, at))]),
  ])
}
