import { expect, it } from 'vitest'
import type { LakeDocument } from '../documents/document.ts'
import { foreignChange } from './foreign-change.ts'

const words = (en: string, more: object = {}) => ({ _type: 'localeString', en, ...more })
const block = (_key: string, text: string) => ({ _key, _type: 'block', text })

const image = { _key: 'i', _type: 'image', alt: words('A') }

const before: LakeDocument = {
  _id: 'a',
  _type: 'page',
  _rev: '1',
  _createdAt: '2025-01-01T00:00:00Z',
  _updatedAt: '2025-01-01T00:00:00Z',
  title: words('Kline', { zhTW: 'K 線' }),
  version: { _type: 'reference', _ref: 'version-next' },
  body: { _type: 'localeBody', en: [block('a.zhTW.b', 'One'), block('b', 'Two'), image] },
  items: [
    { _key: 'x', label: words('X') },
    { _key: 'y', label: words('Y') },
  ],
  plain: ['one', 'two'],
}

const title = before['title'] as object
const [x, y] = before['items'] as object[]
const body = before['body'] as { en: object[] }

const allowed: Record<string, Record<string, unknown>> = {
  'a translation': { title: { ...title, zhTW: '線' } },
  'a first translation': { description: { _type: 'localeString', zhTW: '說明' } },
  'no translation any more': { title: words('Kline') },
  'a translated body with its sources': {
    body: { ...body, zhTW: [block('b', '二')], zhTWSource: [{ _key: 'b', hash: '1', text: 'X' }] },
  },
  'the English that was translated': { title: { ...title, zhTWSource: 'Klines' } },
  'a first description of an image': {
    body: { ...body, en: [...body.en.slice(0, 2), { ...image, alt: words('A', { zhTW: '圖' }) }] },
  },
}

const foreign: Record<string, [string, Record<string, unknown>]> = {
  'English words': ['title.en', { title: { ...title, en: 'X' } }],
  'no English any more': ['title.en', { title: { _type: 'localeString', zhTW: 'K 線' } }],
  'another type of a field': ['title._type', { title: { ...title, _type: 'localeText' } }],
  'another type': ['_type', { _type: 'redirect' }],
  'another age': ['_createdAt', { _createdAt: '2024-01-01T00:00:00Z' }],
  'a mark of the system': ['_system', { _system: { delete: true } }],
  'a name that only looks like a path': ['x.zhTW', { 'x.zhTW': 'y' }],
  'zhTW of the document itself': ['zhTW', { zhTW: 'y' }],
  'zhTW of a reference': [
    'version.zhTW',
    { version: { _type: 'reference', _ref: 'version-next', zhTW: 'y' } },
  ],
  'a reference moved under zhTW': [
    'version._ref',
    { version: { _type: 'reference', zhTW: { _type: 'reference', _ref: 'version-next' } } },
  ],
  'a reference as the translation of words': [
    'title.zhTW',
    { title: { ...title, zhTW: { _type: 'reference', _ref: 'version-next' } } },
  ],
  'English under a translation': ['title.zhTW', { title: { ...title, zhTW: { en: 'X' } } }],
  'words as the translation of a body': ['body.zhTW', { body: { ...body, zhTW: 'X' } }],
  'a list as the source of words': ['title.zhTWSource', { title: { ...title, zhTWSource: [] } }],
  'words as the source of a body': ['body.zhTWSource', { body: { ...body, zhTWSource: 'X' } }],
  'a new object with more than a translation': [
    'extra',
    { extra: { _type: 'localeText', en: 'X', zhTW: '說明' } },
  ],
  'a new object of another type': ['extra', { extra: { _type: 'reference', zhTW: 'X' } }],
  'a block whose key looks like a path': [
    'body.en[_key=="a.zhTW.b"].text',
    { body: { ...body, en: [block('a.zhTW.b', 'Won'), body.en[1], image] } },
  ],
  'blocks in another order': ['body.en', { body: { ...body, en: [body.en[1], body.en[0]] } }],
  'one block less': ['body.en', { body: { ...body, en: [body.en[0]] } }],
  'one block more': ['body.en', { body: { ...body, en: [...body.en, block('c', 'Three')] } }],
  'another key': ['items', { items: [{ ...x, _key: 'z' }, y] }],
  'items in another order': ['items', { items: [y, x] }],
  'plain values in another order': ['plain[0]', { plain: ['two', 'one'] }],
  'a list turned into an object': ['plain', { plain: { 0: 'one', 1: 'two' } }],
  'a field less': ['plain', { plain: undefined }],
  'words where the model has none': ['hideToc', { hideToc: { _type: 'localeString', zhTW: 'y' } }],
  'words where a list has none': [
    'items[_key=="x"].label.zhTW',
    { items: [{ ...x, label: words('X', { zhTW: '甲' }) }, y] },
  ],
  'words in an English block': [
    'body.en[_key=="b"].listItem',
    {
      body: {
        ...body,
        en: [body.en[0], { ...body.en[1], listItem: { _type: 'localeString', zhTW: 'y' } }, image],
      },
    },
  ],
  'words of another type than the model has': [
    'description',
    { description: { _type: 'localeBody', zhTW: [] } },
  ],
  'a translated block of a type that there is not': [
    'body.zhTW',
    { body: { ...body, zhTW: [{ _key: 'e', _type: 'evil' }] } },
  ],
  'a translated block without a key': [
    'body.zhTW',
    { body: { ...body, zhTW: [{ _type: 'block' }] } },
  ],
  'a source with more than a source': [
    'body.zhTWSource',
    { body: { ...body, zhTWSource: [{ _key: 'b', hash: '1', evil: true }] } },
  ],
}

it.each(Object.entries(allowed))('a translator may change %s', (_name, change) => {
  expect(foreignChange(before, { ...before, _rev: '2', ...change })).toBeNull()
})

it.each(Object.entries(foreign))('a translator may not change %s', (_name, [path, change]) => {
  expect(foreignChange(before, { ...before, ...change })).toBe(path)
})

it('a draft may be newer than the published document, with no other difference', () => {
  const draft = { ...before, _id: 'drafts.a', _createdAt: '2026-01-01T00:00:00Z' }
  expect(foreignChange(before, draft)).toBeNull()
  expect(foreignChange(before, { ...draft, plain: [] })).toBe('plain')
})

it('a translator may translate a glossary term, and change nothing else of it', () => {
  const term = { ...before, _type: 'translationTerm', term: 'position', zhTW: '倉位' }
  expect(foreignChange(term, { ...term, zhTW: '持倉' })).toBeNull()
  expect(foreignChange(term, { ...term, zhTW: ['持倉'] })).toBe('zhTW')
  expect(foreignChange(term, { ...term, forbidden: ['部位'] })).toBe('forbidden')
})

it('a translator may change a translation in a nested list', () => {
  const entry = (more: object) => ({
    _id: 'sidebar-a',
    _type: 'sidebar',
    _rev: '1',
    _createdAt: '2025-01-01T00:00:00Z',
    _updatedAt: '2025-01-01T00:00:00Z',
    items: [
      {
        _key: 'c',
        _type: 'sidebarCategory',
        items: [{ _key: 'p', _type: 'sidebarPage', ...more }],
      },
    ],
  })
  const label = { _type: 'localeString', zhTW: '甲' }
  expect(foreignChange(entry({}), entry({ label }))).toBeNull()
  expect(foreignChange(entry({}), entry({ text: label }))).toContain('.text')
})
