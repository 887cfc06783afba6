import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A contract test: the call, its client, and its file. */
export type Tested = { call: string; caller: string; file: string }

/** A row of a table: a call, and how far it is supported. */
export type ContractRow = { call: string; supported: string }

const LINE = /\bcontract\(\s*'([^']+)',\s*'([^']+)',\s*'/g

/** Every `contract(…)` in the test files of a folder, in source order. */
export function testedCalls(folder: string): Tested[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(LINE)].map(
        ([, call = '', caller = '']) => ({ call, caller, file }),
      ),
    )
}

const list = (words: readonly string[]) => [...new Set(words)].join(', ')
const link = (file: string) => `[${file.replace('.test.ts', '')}](contract/${file})`

/** The table calls × supported × clients × tests, as Markdown; calls with the same cells share a row. */
export function contractTable(rows: readonly ContractRow[], tests: readonly Tested[]): string {
  const byCall = Map.groupBy(tests, ({ call }) => call)
  const cells = ({ call, supported }: ContractRow) => {
    const own = byCall.get(call) ?? []
    const clients = list(own.map(({ caller }) => caller))
    const files = list(own.map(({ file }) => link(file)))
    return `${supported} | ${clients} | ${files}`
  }
  const lines = [...Map.groupBy(rows, cells)].map(
    ([same, of]) => `| ${of.map(({ call }) => `\`${call}\``).join('<br>')} | ${same} |`,
  )
  return ['| calls | supported | clients | tests |', '|---|---|---|---|', ...lines].join('\n')
}

/** The document CALLS.md of the emulator in `folder`; its test compares it, or writes it with `-u`. */
export const callsDocument = (title: string, folder: string, table: string): string =>
  `# ${title}\n\n<!-- Written from the routes and the contract tests by \`npm test -- ${folder}/contract/table.test.ts -u\`. -->\n\n${table}\n`
