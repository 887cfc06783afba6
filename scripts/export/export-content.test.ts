import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { unexported } from '../check/unexported.ts'
import { seed } from '../seed/seed.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { specDocuments } from '../sync-specs/spec-documents.ts'
import { SPEC } from '../testing/spec.ts'
import { exportContent } from './export-content.ts'

const root = path.join(import.meta.dirname, '..', '..')
const whole = { content: path.join(root, 'content'), specs: path.join(root, 'specs') }

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Files of two pages and an operation. */
function small() {
  const [content, specs] = [path.join(folder, 'content'), path.join(folder, 'specs')]
  cpSync(path.join(root, 'scripts/testing/content'), content, { recursive: true })
  rmSync(path.join(content, 'en/v5/operation.md'))
  mkdirSync(specs)
  writeFileSync(path.join(specs, 'market.yaml'), SPEC)
  return { content, specs }
}

/** A lake seeded from the folders, and its export into `target`. */
async function filled({ content, specs }: typeof whole) {
  const lake = await testLake()
  onTestFinished(() => lake[Symbol.asyncDispose]())
  const client = lake.client('administrator')
  const transaction = client.transaction()
  for (const document of specDocuments(await readSpecs(specs))) {
    transaction.create<Record<string, unknown>>({ ...document })
  }
  await transaction.commit()
  await seed(client, { content, specs, dryRun: false, replace: false })
  const exported = (target: string) => exportContent(client, { target, specs })
  return { client, exported, specs }
}

async function textsOf(place: string): Promise<Record<string, string>> {
  const names = (await readdir(place, { recursive: true })).filter((name) =>
    /\.(md|yaml)$/.test(name),
  )
  const written = names.filter((name) => name !== 'README.md').sort()
  return Object.fromEntries(
    written.map((name) => [name, readFileSync(path.join(place, name), 'utf8')]),
  )
}

test('exportContent writes the repository’s content back, file by file', async () => {
  const { exported } = await filled(whole)
  const target = path.join(folder, 'out')
  expect((await exported(target)).lost).toEqual([])
  expect(await textsOf(target)).toEqual(await textsOf(whole.content))
  expect(await readdir(folder)).toEqual(['out'])
}, 240_000)

test('exportContent restores a half-translated page of the Studio and names values it cannot restore', async () => {
  const { client, exported } = await filled(small())
  const target = path.join(folder, 'out')
  const words = (text: string) => ({
    _type: 'block',
    _key: text,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'a', text, marks: [] }],
  })
  const older = { _id: 'version-2024', _type: 'docsVersion', name: '2024', label: '2024' }
  const mainPage = { _type: 'reference', _ref: 'from-the-studio' }
  const page = {
    _id: 'from-the-studio',
    _type: 'page',
    path: { _type: 'slug', current: 'v5/new' },
    title: { _type: 'localeString', en: 'New', zhTW: '新' },
    version: { _type: 'reference', _ref: older._id },
    tocMin: 2,
    tocMax: 5,
    aliases: ['a', { b: null, c: 1.5 }],
    body: {
      _type: 'localeBody',
      en: [words('one'), words('two')],
      zhTW: [{ ...words('一'), _key: 'one' }],
      zhTWSource: [{ _key: 'one', hash: textHash('one'), text: 'one' }],
    },
  }
  const transaction = client.transaction().create(page)
  await transaction.create({ ...older, isLast: false, path: '2024', mainPage }).commit()
  expect((await exported(target)).lost).toEqual([])
  expect(readFileSync(path.join(target, 'en/v5/new.md'), 'utf8')).toContain('version: "2024"\n')
  const chinese = readFileSync(path.join(target, 'zh-TW/v5/new.md'), 'utf8')
  expect(chinese).toBe('---\ntitle: 新\n---\n\n一\n\n```same\n```\n')

  const won = { hash: textHash('won'), text: 'won' }
  const source = (name: string) => `body.zhTWSource[0].${name}`
  await client
    .patch('from-the-studio')
    .set({ [source('hash')]: won.hash, [source('text')]: won.text })
    .set({ 'title.zhTWSource': 'Old' })
    .commit()
  expect((await exported(target)).lost).toEqual([])
  expect(readFileSync(path.join(target, 'zh-TW/v5/new.md'), 'utf8')).toContain(
    'outdated:\n  "1":\n    text: won\noutdatedWords:\n  title: Old\n',
  )

  await client
    .patch('from-the-studio')
    .unset([source('text')])
    .set({ [source('hash')]: 'older', 'title.ja': '新しい' })
    .append('body.en', [{ _type: 'poll', _key: 'c', question: '-->?' }])
    .commit()
  expect((await exported(target)).lost).toEqual([
    'The page v5/new: title › ja would be lost: “新しい”',
    'The page v5/new: body › en › no. 3 would be lost: poll “-->?”',
  ])
  expect(readFileSync(path.join(target, 'en/v5/new.md'), 'utf8')).toContain(
    '<!-- {"_type":"poll","_key":"c","question":"\\u002d->?"} -->\n',
  )
  expect(readFileSync(path.join(target, 'zh-TW/v5/new.md'), 'utf8')).toContain(
    'outdated:\n  "1": older\n',
  )
})

test('exportContent names documents that cannot be written, and writes the others', async () => {
  const { client, exported, specs } = await filled(small())
  const target = path.join(folder, 'out')
  const link = {
    _type: 'pageLink',
    _key: 'l',
    page: { _type: 'reference', _ref: 'gone', _weak: true },
  }
  const span = { _type: 'span', _key: 's', text: 'There', marks: ['l'] }
  const words = { _type: 'block', _key: 'b', style: 'normal', markDefs: [link], children: [span] }
  const asset = { _type: 'reference', _ref: `image-${'a'.repeat(40)}-8x8-png`, _weak: true }
  const alt = { _type: 'localeString', en: 'A point' }
  const page = (name: string, en: object[]) => ({
    _id: `page-v5-${name}`,
    _type: 'page',
    path: { _type: 'slug', current: `v5/${name}` },
    title: { _type: 'localeString', en: name },
    version: { _type: 'reference', _ref: 'version-next' },
    tocMin: 2,
    tocMax: 5,
    hideToc: false,
    sidebarLabel: { _type: 'localeString', en: '' },
    body: { _type: 'localeBody', en },
  })
  await client
    .transaction()
    .create(page('leads-nowhere', [words]))
    .create(page('shows-nothing', [{ _type: 'image', _key: 'i', asset, alt }]))
    .commit()
  const before = await unexported(client, specs)
  const { lost } = await exported(target)
  expect(before).toEqual(lost)
  expect(lost).toEqual([
    expect.stringMatching(
      /v5\/leads-nowhere cannot be exported.* there is no published page .*gone/,
    ),
    expect.stringContaining(`A page shows ${asset._ref}`),
  ])
  const written = await readdir(path.join(target, 'en/v5'))
  expect(written).toContain('shows-nothing.md')
  expect(written).not.toContain('leads-nowhere.md')
})

test('exportContent drops an empty paragraph and keeps the translations aligned', async () => {
  const { client, exported } = await filled(small())
  const target = path.join(folder, 'out')
  const words = (text: string, _key = text) => ({
    _type: 'block',
    _key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'a', text, marks: [] }],
  })
  const page = {
    _id: 'page-v5-two-presses',
    _type: 'page',
    path: { _type: 'slug', current: 'v5/two-presses' },
    title: { _type: 'localeString', en: 'Two presses' },
    version: { _type: 'reference', _ref: 'version-next' },
    tocMin: 2,
    tocMax: 5,
    body: {
      _type: 'localeBody',
      en: [words('one'), words('', 'empty'), words('two')],
      zhTW: [words('一', 'one'), words('', 'empty'), words('二', 'two')],
      zhTWSource: ['one', 'two'].map((text) => ({ _key: text, hash: textHash(text), text })),
    },
  }
  await client.create(page)
  expect((await exported(target)).lost).toEqual([])
  const read = (locale: string) =>
    readFileSync(path.join(target, `${locale}/v5/two-presses.md`), 'utf8')
      .split('---\n')
      .at(-1)
  expect([read('en'), read('zh-TW')]).toEqual(['\none\n\ntwo\n', '\n一\n\n二\n'])
})

test('exportContent restores an announcement of the Studio, with its sections and times', async () => {
  const { client, exported, specs } = await filled(small())
  const target = path.join(folder, 'out')
  const sidebar = await client.fetch<{ _id: string; name: string }>('*[_type == "sidebar"][0]')
  const announcement = {
    _id: '0b0c1d2e-aaaa-4bbb-8ccc-0123456789ab',
    _type: 'announcement',
    level: 'warning',
    text: { _type: 'localeString', en: 'Down for an hour', zhTW: '停機一小時' },
    sections: [{ _type: 'reference', _key: 'a', _ref: sidebar._id }],
    startsAt: '2026-12-01T08:00:00.000Z',
    endsAt: '2026-12-01T09:00:00.000Z',
    closeable: false,
  }
  await client.create(announcement)
  expect((await exported(target)).lost).toEqual([])
  const file = readFileSync(path.join(target, 'announcements.yaml'), 'utf8')
  expect(file).toContain(`  sections:\n    - ${sidebar.name}\n`)

  await client.delete(announcement._id)
  await seed(client, { content: target, specs, dryRun: false, replace: false })
  const again = await client.getDocument(`announcement-${announcement._id}`)
  expect(again).toMatchObject({ startsAt: announcement.startsAt, text: announcement.text })
})

test('exportContent writes an image with its page, and reading restores it', async () => {
  const { client, exported, specs } = await filled(small())
  const target = path.join(folder, 'out')
  const bytes = Buffer.from(PIXEL, 'base64')
  const { _id: asset } = await client.assets.upload('image', bytes)
  const page = {
    _id: 'page-v5-picture',
    _type: 'page',
    path: { _type: 'slug', current: 'v5/picture' },
    title: { _type: 'localeString', en: 'Picture' },
    version: { _type: 'reference', _ref: 'version-next' },
    tocMin: 2,
    tocMax: 5,
    body: {
      _type: 'localeBody',
      en: [
        {
          _type: 'image',
          _key: 'a',
          asset: { _type: 'reference', _ref: asset },
          alt: { _type: 'localeString', en: 'A point' },
          crop: { _type: 'sanity.imageCrop', top: 0.1, right: 0, bottom: 0, left: 0.25 },
        },
      ],
    },
  }
  await client.create(page)
  expect((await exported(target)).lost).toEqual([])
  const [name = ''] = await readdir(path.join(target, 'assets'))
  expect(readFileSync(path.join(target, 'assets', name))).toEqual(bytes)

  await client.delete(page._id)
  await client.delete(asset)
  await seed(client, { content: target, specs, dryRun: false, replace: false })
  expect(await client.fetch('*[_id == $id][0].body.en[0].asset->_id', { id: page._id })).toBe(asset)
})
