import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { textHash } from '../../schemas/text-hash.ts'
import { brokenLinks } from './broken-links.ts'
import { readContent } from './read-content.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  await cp(path.join(import.meta.dirname, '../testing/content'), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const known = new Set(['operation-get-v5-a'])

async function broken(file: string, from: string, to: string): Promise<string[]> {
  const name = path.join(folder, file)
  const before = await readFile(name, 'utf8')
  await writeFile(name, before.replace(from, to))
  return brokenLinks(await readContent(folder), known)
}

test('seed writes pages with both locales, shared keys, and the hash of the English text', async () => {
  const { pages, others } = await readContent(folder)
  expect(brokenLinks({ pages, others }, known)).toEqual([])
  const page = pages.find(({ document }) => document._id === 'page-v5-a')?.document
  expect(page).toMatchObject({
    path: { _type: 'slug', current: 'v5/a' },
    title: { _type: 'localeString', en: 'A', zhTW: '甲' },
    version: { _ref: 'version-next' },
  })
  const [heading, text] = page?.body.en ?? []
  expect(page?.body.zhTWSource).toEqual([
    { _key: heading?._key, hash: textHash('Part'), text: 'Part' },
    { _key: text?._key, hash: textHash('See B.'), text: 'See B.' },
  ])
  expect(page?.body.zhTW?.map(({ _key }) => _key)).toEqual([heading?._key, text?._key])
})

test('seed writes no translation for a page that has none', async () => {
  const { pages } = await readContent(folder)
  const page = pages.find(({ document }) => document._id === 'page-v5-b')?.document
  expect(page?.body).not.toHaveProperty('zhTW')
  expect(page?.title).not.toHaveProperty('zhTW')
})

test.each([
  ['en/v5/a.md', 'page:v5/b', 'page:v5/c', /en\/v5\/a\.md, body\.en, block 2: .*page-v5-c/],
  [
    'en/v5/a.md',
    '#end',
    '#start',
    /a\.md, body\.en, block 2: page v5\/b has no heading #start, only #end/,
  ],
  [
    'en/v5/operation.md',
    'GET /v5/a',
    'GET /v5/x',
    /operation\.md, body\.en, block 2: there is no operation-get-v5-x/,
  ],
  ['sidebars/side.yaml', 'page: v5/b', 'page: v5/c', /side\.yaml, items, entry 2: .*page-v5-c/],
  ['changelog.yaml', 'v5/a', 'v5/c', /changelog\.yaml, pages, entry 1: .*page-v5-c/],
  ['redirects.yaml', 'to: v5/b', 'to: v5/c', /redirects\.yaml, to: .*page-v5-c/],
])('a broken link in %s is named (%s)', async (file, from, to, message) => {
  expect(await broken(file, from, to)).toEqual([expect.stringMatching(message)])
})

test('seed names a changelog entry after its date, and links its pages', async () => {
  const { others } = await readContent(folder)
  const [entry] = others.filter(({ document }) => document._type === 'changelogEntry')
  expect(entry?.document).toMatchObject({
    _id: 'changelog-2026-01-02-a',
    date: '2026-01-02',
    kind: 'added',
    title: { _type: 'localeString', en: 'A', zhTW: '甲' },
    body: { _type: 'localeText', en: 'There is an A.' },
    pages: [{ _ref: 'page-v5-a' }],
  })
})

test('seed names a wrong key of a file', async () => {
  await writeFile(path.join(folder, 'redirects.yaml'), '- form: v5/x\n  to: v5/b\n')
  await expect(readContent(folder)).rejects.toThrow(/redirects\.yaml: 0\.from: .*; 0: .*form/)
})

test('seed refuses a translation without an English page', async () => {
  await cp(path.join(folder, 'zh-TW/v5/a.md'), path.join(folder, 'zh-TW/v5/c.md'))
  await expect(readContent(folder)).rejects.toThrow(/zh-TW\/v5\/c\.md translates nothing/)
})
