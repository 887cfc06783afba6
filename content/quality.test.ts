import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { blockText } from '../schemas/block-text.ts'
import { fieldsOf } from '../schemas/fields-of.ts'
import { isRecord } from '../schemas/is-record.ts'
import { glossaryFile } from '../scripts/seed/glossary.ts'
import { channelsFromSpec } from '../scripts/sync-specs/channels-from-spec.ts'
import { operationsFromSpec } from '../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../scripts/sync-specs/spec-documents.ts'
import { checkTerms, termOf } from '../studio/translate/glossary.ts'
import { isEnglishOnly } from './english-only.ts'
import { pagePaths, readPage } from './testing/read-pages.ts'

const root = join(import.meta.dirname, '..')
const pages = pagePaths('en').map(readPage)
const specs = await readSpecs(join(root, 'specs'))
const { rest, websocket } = specs
const fields = [
  ...rest
    .flatMap(operationsFromSpec)
    .flatMap((operation) =>
      fieldsOf([operation], []).map((field) => ({ of: operation.path, field })),
    ),
  ...websocket
    .flatMap(channelsFromSpec)
    .flatMap((channel) => fieldsOf([], [channel]).map((field) => ({ of: channel.route, field }))),
]
const glossary = glossaryFile
  .parse(parse(readFileSync(join(import.meta.dirname, 'glossary.yaml'), 'utf8')))
  .map(({ zhTW = '', ...term }) => termOf({ ...term, word: zhTW }))

/** How many pages may say the same sentence. */
const MOST = 30

/** Words of a document that are in one language alone, however deep. */
function halves(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(halves)
  if (!isRecord(value)) return []
  const { _type, en, zhTW } = value
  const isWords = _type === 'localeString' || _type === 'localeText'
  return isWords ? (en && zhTW ? [] : [value]) : Object.values(value).flatMap(halves)
}

describe('the words', () => {
  it('of specifications are in both languages', () => {
    expect(halves(specDocuments(specs))).toEqual([])
  })

  it('are in both languages, and in Chinese for all but P2P', () => {
    const untranslated = pages.filter(({ en, zhTW }) => {
      const keys = new Set(zhTW.blocks.map(({ _key }) => _key))
      return en.blocks.some((block) => blockText(block) !== '' && !keys.has(block._key))
    })
    expect(untranslated.map(({ path }) => path).filter((path) => !isEnglishOnly(path))).toEqual([])
    expect(
      pages
        .filter(({ en, zhTW }) => !en.frontMatter.description || !zhTW.frontMatter.description)
        .map(({ path }) => path)
        .filter((path) => !isEnglishOnly(path)),
    ).toEqual([])
  })

  it('stand in no page for words that are still to come', () => {
    const open =
      /lorem ipsum|\b(TODO|TBD|FIXME|XXX)\b|coming soon|to be written|待補|待翻譯|敬請期待/i
    expect(
      pages
        .filter(({ text }) => open.test(text.en) || open.test(text.zhTW))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('name the addresses of the API, and do not write them out', () => {
    const written = /\b(api|stream)(-\w+)?\.exchange\.example/
    expect(
      pages.filter(({ text }) => written.test(text.en + text.zhTW)).map(({ path }) => path),
    ).toEqual([])
  })

  it('of a parameter or field say more than its name', () => {
    const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
    const empty = fields.filter(
      ({ field: { name, description } }) =>
        letters(description.en ?? '') === letters(name) && letters(name) !== '',
    )
    expect(empty.map(({ of, field }) => `${of}: ${field.path}`)).toEqual([])
  })

  it.each(['en', 'zhTW'] as const)(
    `are not the same sentence on more than ${MOST} pages: %s`,
    (locale) => {
      const found = new Map<string, Set<string>>()
      for (const page of pages) {
        for (const block of page[locale].blocks) {
          for (const line of blockText(block).split('\n')) {
            for (const sentence of line.split(/(?<=[.!?])\s+|(?<=[。！？])/)) {
              if (sentence.length < 12) continue
              found.set(sentence, (found.get(sentence) ?? new Set()).add(page.path))
            }
          }
        }
      }
      expect([...found].filter(([, { size }]) => size > MOST).map(([text]) => text)).toEqual([])
    },
  )

  it('keep to the glossary', () => {
    const against = pages.flatMap(({ path, en, zhTW }) => {
      const chinese = new Map(zhTW.blocks.map((block) => [block._key, blockText(block)]))
      return en.blocks.flatMap((block) => {
        const findings = checkTerms(blockText(block), chinese.get(block._key) ?? '', glossary)
        return findings
          .filter(({ kind }) => kind === 'forbidden')
          .map(({ term, found }) => `${path}: ${found} for ${term.term}, ${term.word}`)
      })
    })
    expect(against).toEqual([])
  })
})
