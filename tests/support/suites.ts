import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

interface Suite {
  /** Subject of its tests, for the message that the suite is skipped. */
  of: string
  /** Patterns of its test files. */
  tests: readonly string[]
  /** Patterns of files that the tests read as data or start, besides imports. */
  data: readonly string[]
}

export const suiteNames = [
  ...(['lake', 'search', 'exchange'] as const),
  ...(['specs', 'content', 'import', 'programs'] as const),
] as const
export type SuiteName = (typeof suiteNames)[number]

const standIn = (name: string, ...data: string[]): Suite => ({
  of: `local/${name}`,
  // The contract tests with real clients, in the folder `contract`, run at each commit.
  tests: [`local/${name}/*.test.ts`, `local/${name}/!(contract)/**/*.test.ts`],
  data: [`local/${name}/!(contract)/**/*`, `local/${name}/*`, ...data],
})
const CONTENT = ['content/**/*', 'specs/**/*.yaml']

/** Slow suites, which need not run again on the files on which they passed. */
export const suites: Record<SuiteName, Suite> = {
  lake: standIn('lake'),
  search: standIn('search'),
  exchange: standIn('exchange', 'specs/**/*.yaml'),
  specs: {
    of: 'the specifications',
    tests: ['specs/**/*.test.ts'],
    data: ['specs/**/*'],
  },
  import: {
    of: 'the import of whole sites, and of their Markdown',
    tests: ['tests/import/*.test.ts', 'schemas/markdown/docusaurus/**/*.test.ts'],
    data: ['tests/import/fixtures/**/*'],
  },
  content: {
    of: 'all content, in each of its forms',
    tests: [
      'content/**/*.test.ts',
      'tests/agents/*.test.{ts,tsx}',
      'tests/search/{answers,relevance,variants}.test.ts',
      'scripts/export/export-content.test.ts',
      'schemas/content-violations.test.ts',
    ],
    data: [
      ...[...CONTENT, 'tests/**/*.yaml', 'studio/search-trial/queries/*'],
      // Tests of wording read these files too.
      ...['web/messages/*.json', 'studio/**/*words.ts', 'studio/i18n/**/*.ts'],
    ],
  },
  programs: {
    of: 'the samples and programs of pages',
    tests: ['tests/{samples,guides}/*.test.ts'],
    data: [...CONTENT, 'tests/samples/runners/*', 'local/exchange/**/*.ts'],
  },
}

const schema = z.partialRecord(z.enum(suiteNames), z.string())
const RECORD = path.join('tests', 'suites-passed.json')
const IMPORT = /(?:from|import|import\()\s*'(\.[^']+)'/g

/** The suites whose tests, imports or data differ from those on which they passed last. */
export function changedSuites(root: string): SuiteName[] {
  const passed = recorded(root)
  return suiteNames.filter((name) => passed[name] !== hashOf(root, suites[name]))
}

/** Records that `names` passed on the current files; the record is committed with them. */
export function recordPassed(root: string, names: readonly SuiteName[]): void {
  const passed = recorded(root)
  for (const name of names) passed[name] = hashOf(root, suites[name])
  const text = JSON.stringify(passed, [...suiteNames], 2)
  writeFileSync(path.join(root, RECORD), `${text}\n`)
}

function recorded(root: string): Partial<Record<SuiteName, string>> {
  const file = path.join(root, RECORD)
  if (!existsSync(file)) return {}
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** SHA-256 of the names and contents of a suite's tests, data, and imports. */
function hashOf(root: string, { tests, data }: Suite): string {
  const all = new Set([...tests, ...data].flatMap((pattern) => filesOf(root, pattern)))
  // Iterating over a set includes items added during the iteration.
  for (const file of all) for (const one of importsOf(root, file)) all.add(one)
  const hash = createHash('sha256')
  for (const file of [...all].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const filesOf = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))

function importsOf(root: string, file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)]
    .map(([, to = '']) => path.join(path.dirname(file), to))
    .filter((target) => existsSync(path.join(root, target)))
}
