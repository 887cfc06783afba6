import { expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'

const document = (fields: object) => ({ _id: 'drafts.a', _type: 'page', _rev: 'r', ...fields })
const title = (en: string, zhTW?: string) => ({ _type: 'localeString', en, ...(zhTW && { zhTW }) })

it.each([
  ['nothing', { title: title('A') }, { title: title('A') }, []],
  ['the order of keys', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, []],
  ['one language', { title: title('A', '乙') }, { title: title('A', '甲') }, ['title zhTW']],
  ['both', { title: title('B', '乙') }, { title: title('A', '甲') }, ['title en', 'title zhTW']],
  ['a field for all languages', { hideToc: true }, {}, ['hideToc undefined']],
  ['a field that is gone', {}, { title: title('A') }, ['title en']],
  [
    'a list',
    { pages: [{ _ref: 'a' }, { _ref: 'b' }] },
    { pages: [{ _ref: 'a' }] },
    ['pages undefined'],
  ],
])('changesOf returns %s', (_what, draft, published, expected) => {
  const changes = changesOf(document(draft), document(published))
  expect(changes.map(({ field, locale }) => `${field} ${locale}`)).toEqual(expected)
})

it('changesOf returns every field of a document that was never published', () => {
  const changes = changesOf(document({ title: title('A'), hideToc: true }), undefined)
  expect(changes.map(({ field }) => field)).toEqual(['title', 'hideToc'])
})
