import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../routes/all.ts'
import { unsupported } from '../routes/unsupported.ts'

export type Tested = { call: string; caller: string; what: string; file: string }

const FOLDER = import.meta.dirname
const LINE = /\bcontract\(\s*'([^']+)',\s*'([^']+)',\s*'((?:[^'\\]|\\.)+)'/g

/** Every `contract(…)` of the test files in this folder, in the order in which it is written. */
export function testedCalls(): Tested[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(LINE)].map(
        ([, call = '', caller = '', what = '']) => ({ call, caller, what, file }),
      ),
    )
}

const escaped = (text: string) => text.replaceAll('\\', '').replaceAll('|', '\\|')

function row(call: string, supported: string, tests: Tested[]): string {
  const said = tests.map(
    ({ caller, what, file }) => `${caller}: ${what} ([test](contract/${file}))`,
  )
  return `| \`${call}\` | ${supported} | ${escaped(said.join('<br>'))} |`
}

/** The table call × supported × test, as Markdown. */
export function callTable(): string {
  const byCall = Map.groupBy(testedCalls(), ({ call }) => call)
  const rows = routes.map(({ method, path: pattern }) => {
    const call = `${method} ${pattern}`
    return row(call, 'yes', byCall.get(call) ?? [])
  })
  const refused = unsupported.map(({ method, path: pattern, what }) => {
    const call = `${method} ${pattern}`
    return row(call, `501: ${what}`, byCall.get(call) ?? [])
  })
  return ['| call | supported | tests |', '|---|---|---|', ...rows, ...refused].join('\n')
}

const START = '<!-- calls: written by `npm run lake-table` -->'
const END = '<!-- end of calls -->'

/** The README with the table between its two marks; throws when a mark is missing. */
export function withTable(readme: string): string {
  const from = readme.indexOf(START)
  const to = readme.indexOf(END)
  if (from < 0 || to < from)
    throw new Error(`local/lake/README.md needs the lines ${START} and ${END}`)
  return `${readme.slice(0, from)}${START}\n${callTable()}\n${readme.slice(to)}`
}
