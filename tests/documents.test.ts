import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { attacks } from '../scripts/attack/all.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
/** Documents for maintainers: content has rules of its own, and test data is not for people. */
const documents = files.filter(
  (file) =>
    file.endsWith('.md') && !/^content\/(en|zh-TW)\/|\/(fixtures|golden|testing)\//.test(file),
)
const folders = new Set(files.flatMap((file) => above(file)))
/** Every file and folder, matched by the end of its path: documents name some relative to their folder. */
const known = [...files, ...folders].map((place) => `/${place}`)
const top = [...folders].filter((folder) => !folder.includes('/'))

function above(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...above(folder)]
}

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

/** Expands `a/{b,c}.ts` to `a/b.ts` and `a/c.ts`. */
function expanded(place: string): string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(place) ?? []
  if (list === undefined) return [place]
  return list.split(',').flatMap((one) => expanded(before + one + after))
}

/** Whether code is a path of the repository, not of a build: it begins with our folder or has a known extension. */
function isPath(span: string): boolean {
  if (!/^[\w.@(){},*<>/[\]-]+$/.test(span) || /^(\.data|node_modules|\/)|\/dist$/.test(span))
    return false
  return top.includes(span.split('/')[0] ?? '') || /^\w.*\.(tsx?|mjs|js|ya?ml|png)$/.test(span)
}

/** Whether a path exists; `*` and `<name>` match any text without a slash. */
function isKnown(place: string): boolean {
  const pattern = place
    .replace(/\/$/, '')
    .replace(/[.()[\]]/g, '\\$&')
    .replace(/\*|<[^>]+>/g, '[^/]+')
  return known.some((one) => new RegExp(`/${pattern}$`).test(one))
}

const withoutFences = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** The targets of a document's links, as paths from the root with their anchors, without other sites. */
function linksOf(document: string): string[] {
  const text = withoutFences(read(document)).replace(/`[^`\n]*`/g, '')
  const folder = path.posix.dirname(document)
  return all(text, /(?:\]\(|\b(?:src|srcset|href)=")(?!https?:)([^)"\s]+)/g).map((link) =>
    link.startsWith('#') ? document + link : path.posix.join(folder, link),
  )
}

/** The anchors that GitHub gives to the headings. */
function anchorsOf(document: string): string[] {
  const seen = new Map<string, number>()
  return all(withoutFences(read(document)), /^#+ (.+)$/gm).map((heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    return before === 0 ? slug : `${slug}-${before}`
  })
}

function leadsSomewhere(link: string): boolean {
  const [target = '', anchor] = link.split('#')
  if (!existsSync(path.join(root, target))) return false
  return anchor === undefined || (target.endsWith('.md') && anchorsOf(target).includes(anchor))
}

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const outside = withoutFences(text)

  it('links to existing files and headings', () => {
    expect(linksOf(document).filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  it('names existing files and folders', () => {
    const places = all(outside, /`([^`\s]+)`/g)
      .filter(isPath)
      .flatMap(expanded)
    expect(places.filter((place) => !isKnown(place))).toEqual([])
  })

  it('names existing commands', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    const named = all(text, /\bnpm run ([\w-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const benches = all(text, /\bnpm run bench ([\w-]+)/g)
    expect(benches.filter((name) => !files.includes(`bench/${name}.ts`))).toEqual([])
  })
})

it('each chapter of the security standard has a verdict, and each claim an existing check', () => {
  const text = read('docs/security.md')
  const chapters = new Set(all(text, /\bV(\d+)/g).map(Number))
  expect([...chapters].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
  const rows = text.split('\n').filter((line) => line.startsWith('| V'))
  expect(rows.length).toBeGreaterThan(40)
  const unchecked = rows.filter((row) => {
    const by = row.split('|')[3] ?? ''
    const tests = all(by, /`([^`]+)`/g)
    const attempts = all(by, /\battack ([\w-]+)/g)
    const isThere = (file: string) => /\.test\.tsx?$/.test(file) && files.includes(file)
    const areKnown = tests.every(isThere) && attempts.every((each) => each in attacks)
    return !areKnown || tests.length + attempts.length === 0
  })
  expect(unchecked).toEqual([])
})

it('README leads to every document through links', () => {
  const reached = new Set(['README.md'])
  for (const document of reached)
    for (const link of linksOf(document).map((one) => one.replace(/#.*/, '')))
      if (documents.includes(link)) reached.add(link)
  expect(documents.filter((document) => !reached.has(document))).toEqual([])
})

it.each([
  ['README.md', 500],
  ['CONTRIBUTING.md', 900],
])('%s has at most %i words', (document, limit) => {
  expect(read(document).trim().split(/\s+/).length).toBeLessThanOrEqual(limit)
})

const rules = documents.filter((document) => /^local\/.*\bREADME\.md$/.test(document))
it.each(rules)('%s has at most 40 lines', (document) => {
  expect(read(document).trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

it('decisions are numbered without a gap, dated, and in a known state', () => {
  const decisions = documents.filter((document) => /^docs\/decisions\/\d/.test(document)).sort()
  const numbers = decisions.map((document) => Number(/(\d+)-/.exec(document)?.[1]))
  expect(numbers).toEqual(decisions.map((_, index) => index + 1))
  const head =
    /^# \d{3}\. .+\n\nDate: \d{4}-\d\d-\d\d\. State: (accepted|proposed|replaced by \d{3})\.\n/
  expect(decisions.filter((document) => !head.test(read(document)))).toEqual([])
})

it('every folder has an owner', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('\n## Owners\n')
  const [table = ''] = section.split('\n## ')
  const owned = all(table, /^\| ([^|]+)\|/gm).flatMap((cell) => all(cell, /`([\w.]+)\/`/g))
  expect(owned.toSorted()).toEqual(top.toSorted())
})
