import { parseArgs } from 'node:util'
import type { Question } from './harness/question.ts'
import { measureSize } from './scale/measure-size.ts'

/** Counted over both languages. */
const SIZES = [1_300, 13_000, 130_000]

/**
 * Generated sites ten times as large as one another, or that of `--pages`: filling the lake, building, first and
 * later requests, publishing, lists of all pages, and the search, each part in a process of its own. `--ahead` is
 * PAGES_BUILT_AHEAD, and `--skip-search` leaves the search out. Needs no stack; the filled lakes stay in the data
 * folder for the next run.
 */
export const benchScale: Question = async (report) => {
  report.ratios = 'before'
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      pages: { type: 'string' },
      ahead: { type: 'string' },
      'skip-search': { type: 'boolean', default: false },
    },
  })
  for (const size of values.pages === undefined ? SIZES : [Number(values.pages)]) {
    const column = `${size.toLocaleString('en')} pages`
    console.log(`\n${column} (${size / 2} in two languages)`)
    await measureSize({
      pages: size / 2,
      ahead: values.ahead,
      withSearch: !values['skip-search'],
      note: (what, samples, unit) => report.note(what, samples, unit, { column }),
    })
  }
}
