import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A contract test: what it asks, who asks, what it shows, and its file. */
export type Tested = { call: string; caller: string; what: string; file: string }

/** A row of a table: what can be asked, and what becomes of it. */
export type Row = { call: string; supported: string }

const LINE = /\bcontract\(\s*'([^']+)',\s*'([^']+)',\s*'((?:[^'\\]|\\.)+)'/g

/** Every `contract(…)` of the test files in a folder, in the order in which it is written. */
export function testedCalls(folder: string): Tested[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(LINE)].map(
        ([, call = '', caller = '', what = '']) => ({ call, caller, what, file }),
      ),
    )
}

const escaped = (text: string) => text.replaceAll('\\', '').replaceAll('|', '\\|')

/** The table call × supported × test, as Markdown. */
export function contractTable(rows: readonly Row[], tests: readonly Tested[]): string {
  const byCall = Map.groupBy(tests, ({ call }) => call)
  const lines = rows.map(({ call, supported }) => {
    const said = (byCall.get(call) ?? []).map(
      ({ caller, what, file }) => `${caller}: ${what} ([test](contract/${file}))`,
    )
    return `| \`${call}\` | ${supported} | ${escaped(said.join('<br>'))} |`
  })
  return ['| call | supported | tests |', '|---|---|---|', ...lines].join('\n')
}

/** A document that a command writes whole: its title and the table. */
export const callsDocument = (title: string, command: string, table: string): string =>
  `# ${title}\n\n<!-- Written by \`npm run ${command}\` from the routes and the contract tests. -->\n\n${table}\n`
