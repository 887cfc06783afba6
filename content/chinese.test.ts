import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRecord } from '../schemas/is-record.ts'
import { readAll } from '../scripts/seed/read-all.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { specDocuments } from '../scripts/sync-specs/spec-documents.ts'
import { objects, type Tree } from '../specs/tree.ts'
import { isEnglishOnly } from './english-only.ts'

const specs = await readSpecs(join(import.meta.dirname, '..', 'specs'))
const { pages, others } = await readAll(import.meta.dirname, specs)
const bodies = pages.map(({ document }) => document)
/** Everything in a document, but for what readers type into the search. */
const inside = (document: { _id: string }) =>
  objects(document, ['keywords']).map(([pointer, one]) => ({ at: document._id + pointer, one }))
const specified = specDocuments(specs).flatMap(inside)
const written = [...bodies, ...others.map(({ document }) => document)].flatMap(inside)
const ofType = (type: string, value: unknown) =>
  objects(value, []).flatMap(([, one]) => (one['_type'] === type ? [one] : []))

describe('the Chinese title of code', () => {
  const isEnglish = ({ title, code }: { title: string; code: string }) =>
    title !== '' && !/\p{sc=Han}/u.test(title) && !isName(title, code)
  /** A file, a request or a word of the code itself is called so in any language. */
  const isName = (title: string, code: string) =>
    /^(\S*\.\w+|(GET|POST) \S+)$/.test(title) || code.toLowerCase().includes(title.toLowerCase())

  it('is not left in English on a page', () => {
    const titles = bodies.flatMap(({ path: { current }, body }) => {
      const own = new Map(ofType('codeBlock', body.zhTW).map((one) => [one['_key'], one['title']]))
      return ofType('codeBlock', body.en).map(({ _key, title = '', code }) => ({
        ...{ path: current, title: String(own.get(_key) ?? title), code: String(code) },
      }))
    })
    expect(titles.length).toBeGreaterThan(100)
    expect(titles.filter(isEnglish).filter(({ path }) => !isEnglishOnly(path))).toEqual([])
  })

  it('is not left in English in the specifications', () => {
    const titles = specified.flatMap(({ at, one: { title, code } }) =>
      isRecord(title) && typeof code === 'string'
        ? [{ at, title: String(title['zhTW']), code }]
        : [],
    )
    expect(titles.length).toBeGreaterThan(500)
    expect(titles.filter(isEnglish)).toEqual([])
  })
})

describe('the word 已棄用', () => {
  it('stands where the English says deprecated, and nowhere else', () => {
    const differing = [...specified, ...written].flatMap(({ at, one }) =>
      translated(one)
        .filter(([en, zhTW]) => /deprecat/i.test(en) !== zhTW.includes('棄用'))
        .map((texts) => [at, ...texts]),
    )
    expect(differing).toEqual([])
  })

  it('is of what the specification marks as deprecated, or of a category by its name', () => {
    const unmarked = specified.flatMap(({ at, one }) => {
      const text = isRecord(one['description']) ? String(one['description']['zhTW']) : ''
      const isOfCategory = /(現貨|合約|現貨腿)已棄用/.test(text)
      return text.includes('棄用') && !isOfCategory && !isMarked(one) ? [[at, text]] : []
    })
    expect(unmarked).toEqual([])
  })

  it('heads a warning only where the operation of the page is marked as deprecated', () => {
    const marked = new Set(specDocuments(specs).flatMap((one) => (isMarked(one) ? [one._id] : [])))
    const warned = bodies.filter(({ body }) =>
      ofType('admonition', body.zhTW).some(({ title }) => String(title).includes('棄用')),
    )
    expect(warned.length).toBeGreaterThan(0)
    const of = warned.flatMap(({ body }) =>
      ofType('operation', body.en).map((one) => one['operation']),
    )
    expect(of.filter((one) => !isRecord(one) || !marked.has(String(one['_ref'])))).toEqual([])
  })
})

const isMarked = (one: object) =>
  ['deprecated', 'deprecation', 'deprecatedValues'].some((name) => name in one)

const blocks = z.array(z.looseObject({ _key: z.string() }))
const words = (value: unknown) =>
  objects(value, [])
    .flatMap(([, { text, title }]) => [text, title])
    .join(' ')

/** Each text in both languages, as far as there are both. */
function translated({ en, zhTW }: Tree): [en: string, zhTW: string][] {
  if (typeof en === 'string' && typeof zhTW === 'string') return [[en, zhTW]]
  const chinese = new Map(blocks.safeParse(zhTW).data?.map((one) => [one._key, one]))
  return (blocks.safeParse(en).data ?? []).flatMap((one): [string, string][] => {
    const other = chinese.get(one._key)
    return other ? [[words(one), words(other)]] : []
  })
}
