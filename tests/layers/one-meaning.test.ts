import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', ':!*.d.ts'],
  { cwd: root },
)
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))

/** The part that a file belongs to; services of `local/` are separate programs, which share no names. */
const partOf = (file: string) => /^local\/(exchange|lake|search)(?=\/)|^[^/]+/.exec(file)?.[0] ?? ''

/** Names that Next requires: https://nextjs.org/docs/app/api-reference/file-conventions */
const ofNext =
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|metadata|generateMetadata|viewport|generateViewport|generateStaticParams|instant)$/

/** Whether the location of a file prescribes an exported name. */
const isReserved = (file: string, name: string) =>
  file.startsWith('web/app/')
    ? ofNext.test(name)
    : // Each facet of a kind may have the kind's name.
      file.startsWith(`blocks/${name}/`)

const DECLARED =
  /^export (?:declare )?(?:async |abstract )?(?:type|interface|class|enum|function\*?|const|let) (\w+)/gm

/** Exported names by part, with their files. */
function exportedNames(from: readonly string[], read: (file: string) => string) {
  const found = new Map<string, Set<string>>()
  for (const file of from)
    for (const [, name = ''] of read(file).matchAll(DECLARED)) {
      if (isReserved(file, name)) continue
      const key = `${partOf(file)}: ${name}`
      found.set(key, (found.get(key) ?? new Set()).add(file))
    }
  return found
}

const ambiguous = (found: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...found]
    .filter(([, exporting]) => exporting.size > 1)
    .map(([name, exporting]) => `${name} is exported by ${[...exporting].join(', ')}`)

it('an exported name has one meaning in a part: equal exports are one, others are renamed', () => {
  const found = exportedNames(files, (file) => readFileSync(path.join(root, file), 'utf8'))
  expect(found.size).toBeGreaterThan(3000)
  expect(ambiguous(found)).toEqual([])
})

it('exported names are read in every form of export, and compared within a part', () => {
  const source: Record<string, string> = {
    'web/a.ts': 'export interface One {}\nexport async function two() {}\nexport const three = 3',
    'web/b.ts': 'export type One = 1\nexport function* two() {}\nexport class three {}',
    'studio/c.ts': 'export const three = 3',
    'blocks/tabs/model.ts': 'export const tabs = 1\nexport const other = 1',
    'blocks/tabs/schema.ts': 'export const tabs = 2\nexport const other = 2',
    'web/app/a/route.ts': 'export function GET() {}',
    'web/app/b/route.ts': 'export function GET() {}',
    'local/lake/d.ts': 'export const four = 4',
    'local/search/e.ts': 'export const four = 4',
  }
  expect(ambiguous(exportedNames(Object.keys(source), (file) => source[file] ?? ''))).toEqual([
    'web: One is exported by web/a.ts, web/b.ts',
    'web: two is exported by web/a.ts, web/b.ts',
    'web: three is exported by web/a.ts, web/b.ts',
    'blocks: other is exported by blocks/tabs/model.ts, blocks/tabs/schema.ts',
  ])
})
