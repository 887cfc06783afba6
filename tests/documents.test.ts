import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'THREATS.md',
  'CHANGELOG.md',
  'docs/environment.md',
  'docs/operations.md',
  'docs/security.md',
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
const folders = new Set(files.flatMap((file) => above(file)))
/** Every file and folder, by each ending of its path: documents name some from their folder on. */
const known = [...files, ...folders].map((place) => `/${place}`)
const top = [...folders].filter((folder) => !folder.includes('/'))

function above(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...above(folder)]
}

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expanded(place: string): string[] {
  const [, before = '', list, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(place) ?? []
  if (list === undefined) return [place]
  return list.split(',').flatMap((one) => expanded(before + one + after))
}

/** What is written as a path here, and is not made by a build: one that begins with a folder of ours, or a file by its kind. */
function isPath(span: string): boolean {
  if (!/^[\w.@(){},*<>/[\]-]+$/.test(span) || /^(\.data|node_modules|\/)|\/dist$/.test(span))
    return false
  return top.includes(span.split('/')[0] ?? '') || /^\w.*\.(tsx?|mjs|js|ya?ml|png)$/.test(span)
}

/** `*` and `<name>` stand for anything that is no slash. */
function isKnown(place: string): boolean {
  const pattern = place
    .replace(/\/$/, '')
    .replace(/[.()[\]]/g, '\\$&')
    .replace(/\*|<[^>]+>/g, '[^/]+')
  return known.some((one) => new RegExp(`/${pattern}$`).test(one))
}

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const outside = text.replace(/^```[\s\S]*?^```/gm, '')

  it('leads to files that are there', () => {
    const links = all(outside, /\]\((?!https?:|#)([^)\s#]+)/g)
    const folder = path.dirname(path.join(root, document))
    expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([])
  })

  it('names files and folders that are there', () => {
    const places = all(outside, /`([^`\s]+)`/g)
      .filter(isPath)
      .flatMap(expanded)
    expect(places.filter((place) => !isKnown(place))).toEqual([])
  })

  it('names commands that there are', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    const named = all(text, /\bnpm run ([\w-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
    const benches = all(text, /\bnpm run bench ([\w-]+)/g)
    expect(benches.filter((name) => !files.includes(`bench/${name}.ts`))).toEqual([])
  })
})

it('every folder has an owner', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('\n## Who owns what\n')
  const [table = ''] = section.split('\n## ')
  const owned = all(table, /^\| ([^|]+)\|/gm).flatMap((cell) => all(cell, /`([\w.]+)\/`/g))
  expect(owned.toSorted()).toEqual(top.toSorted())
})

it('each heading of the security standard is judged, and what holds is shown', () => {
  const text = read('docs/security.md')
  const chapters = all(text, /^## V(\d+) /gm).map(Number)
  expect(chapters).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  const rows = text.split('\n').filter((line) => /^\| V\d/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  const judged = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  expect(judged.filter(([, , holds = '']) => !/^(yes|in part|no|hosted|–)$/.test(holds))).toEqual(
    [],
  )
  expect(judged.filter(([, , , shown = '']) => shown === '')).toEqual([])
})
