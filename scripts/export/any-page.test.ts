import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Block } from '../../blocks/lists/model.ts'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { isBlankText } from '../../schemas/blocks-above.ts'
import { withoutRepeats } from '../../schemas/markdown/write/as-translation.ts'
import { anyTranslation, typedBlocks } from '../../schemas/testing/any-blocks.ts'
import { line } from '../../schemas/testing/any-text.ts'
import { withUniqueKeys } from '../../schemas/testing/xliff/keyed.ts'
import { sourceOf } from '../../schemas/translation-source.ts'
import { cases } from '../../tests/support/cases.ts'
import { seed } from '../seed/seed.ts'
import { readSpecs } from '../sync-specs/read-specs.ts'
import { specDocuments } from '../sync-specs/spec-documents.ts'
import { SPEC } from '../testing/spec.ts'
import { exportContent } from './export-content.ts'

let folder: string
let specs: string
let content: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'any-page-'))
  specs = path.join(folder, 'specs')
  content = path.join(folder, 'content')
  cpSync(path.join(import.meta.dirname, '../testing/content'), content, { recursive: true })
  rmSync(path.join(content, 'en/v5/operation.md'))
  // Targets of links in the random text.
  for (const page of ['en/v5/a.md', 'zh-TW/v5/a.md', 'en/v5/b.md'])
    appendFileSync(path.join(content, page), '\n## A {#a-b}\n')
  mkdirSync(specs)
  writeFileSync(path.join(specs, 'market.yaml'), SPEC)
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Excludes blocks that need a specification or an image: this lake has none. */
const alone = (blocks: Block[]): boolean =>
  !/"_ref":"(?:image|operation|channel|enum|errors)-/.test(JSON.stringify(blocks))
const english = typedBlocks.filter(alone)

const words = (given: fc.Arbitrary<string>) =>
  fc.record({ en: given, zhTW: given }, { requiredKeys: ['en'] })

const anyPage = english.chain((blocks) => {
  const en = withUniqueKeys(blocks, 'k')
  return fc.record(
    {
      title: words(line),
      sidebarLabel: words(line),
      description: words(line),
      keywords: words(fc.array(line, { minLength: 1, maxLength: 2 }).map((all) => all.join('\n'))),
      tocMin: fc.integer({ min: 2, max: 3 }),
      tocMax: fc.integer({ min: 3, max: 5 }),
      hideToc: fc.boolean(),
      body: fc.record(
        { en: fc.constant(en), zhTW: anyTranslation(en).filter(alone) },
        { requiredKeys: ['en'] },
      ),
    },
    { requiredKeys: ['title', 'tocMin', 'tocMax', 'body'] },
  )
})

/** A page document as the Studio writes it. */
function document({ title, body, sidebarLabel, description, keywords, ...rest }: Page, at: number) {
  const typed = (_type: string, value: object | undefined) => value && { _type, ...value }
  return {
    _id: `page-v5-p${at}`,
    _type: 'page',
    path: { _type: 'slug', current: `v5/p${at}` },
    version: { _type: 'reference', _ref: 'version-next' },
    title: { _type: 'localeString', ...title },
    sidebarLabel: typed('localeString', sidebarLabel),
    description: typed('localeString', description),
    keywords: typed('localeText', keywords),
    body: { _type: 'localeBody', ...body, ...(body.zhTW && sources(body.en, body.zhTW)) },
    ...rest,
  }
}
type Page = typeof anyPage extends fc.Arbitrary<infer Value> ? Value : never

/** The translation sources that the Studio stores on publish. */
function sources(en: Block[], translated: Block[]) {
  const said = new Set(translated.filter(isBlankText).map(({ _key }) => _key))
  const own = new Set(withoutRepeats(en, translated, said).map(({ _key }) => _key))
  const noted = en.filter(({ _key }) => own.has(_key))
  return {
    zhTWSource: noted.map((block) => ({
      ...sourceOf(block),
      ...(said.has(block._key) && { above: true }),
    })),
  }
}

/** Contents of every file of a folder, by relative path. */
function files(place: string): Record<string, string> {
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:md|yaml)$/.test(name),
  )
  return Object.fromEntries(
    names.sort().map((name) => [name, readFileSync(path.join(place, name), 'utf8')]),
  )
}

/** A lake seeded from a folder. */
async function lakeOf(from: string) {
  const lake = await testLake()
  const client = lake.client('administrator')
  const transaction = client.transaction()
  for (const one of specDocuments(await readSpecs(specs)))
    transaction.create<Record<string, unknown>>({ ...one })
  await transaction.commit()
  await seed(client, { content: from, specs, dryRun: false, replace: false })
  return { client, [Symbol.asyncDispose]: () => lake[Symbol.asyncDispose]() }
}

test('exportContent writes any page so that importing and exporting it again yields the same bytes', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyPage, { minLength: 1, maxLength: 8 }), async (pages) => {
      const [first, second] = ['first', 'second'].map((name) => path.join(folder, `${name}-${run}`))
      run++
      if (!first || !second) return
      await using written = await lakeOf(content)
      const transaction = written.client.transaction()
      for (const [at, page] of pages.entries()) transaction.create(document(page, at))
      await transaction.commit()
      expect((await exportContent(written.client, { target: first, specs })).lost).toEqual([])
      await using again = await lakeOf(first)
      expect((await exportContent(again.client, { target: second, specs })).lost).toEqual([])
      expect(files(second)).toEqual(files(first))
    }),
    cases(3),
  )
}, 120_000)
