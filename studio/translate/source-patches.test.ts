import { type FormPatch, insert, set, unset } from 'sanity'
import { expect, it } from 'vitest'
import { sourceOf } from '../../schemas/translation-source.ts'
import { sourcePatches } from './source-patches.ts'

const block = (_key: string, text: string) => ({
  _type: 'block' as const,
  _key,
  style: 'normal' as const,
  markDefs: [],
  children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
})
const [one, two, three, four] = [
  block('a', 'One'),
  block('b', 'Two'),
  block('c', 'Three'),
  block('d', 'Four'),
] as const
const picture = { _key: 'p', _type: 'image', alt: { _type: 'localeString', en: 'A', zhTW: '甲' } }
const words = (en: string, more: object = {}) => ({ _type: 'localeString', en, ...more })

const document = {
  title: words('Kline', { zhTW: 'K 線' }),
  stale: words('Kline', { zhTW: 'K 線', zhTWSource: 'Candle' }),
  untranslated: words('Kline', { zhTW: ' ' }),
  body: {
    _type: 'localeBody',
    en: [one, two, three, four, picture],
    zhTW: [block('a', '一'), block('x', '中')],
    zhTWSource: [
      { _key: 'a', hash: 'older' },
      sourceOf(three),
      { _key: 'd', hash: sourceOf(four).hash },
    ],
  },
}
const text = (key: string) => ['body', 'zhTW', { _key: key }, 'children', { _key: 's' }, 'text']
const noted = (key: string) => ['body', 'zhTWSource', { _key: key }]

it.each([
  ['English of a translation', set('X', ['title', 'en']), [set('Kline', ['title', 'zhTWSource'])]],
  ['English emptied', unset(['title', 'en']), [set('Kline', ['title', 'zhTWSource'])]],
  ['English changed again', set('X', ['stale', 'en']), []],
  ['English as it was', set('Candle', ['stale', 'en']), [unset(['stale', 'zhTWSource'])]],
  ['English alone', set('X', ['untranslated', 'en']), []],
  ['a renewed translation', set('線', ['stale', 'zhTW']), [unset(['stale', 'zhTWSource'])]],
  ['a translation', set('線', ['title', 'zhTW']), []],
  ['words of a block', set('壹', text('a')), [set(sourceOf(one), noted('a'))]],
  ['words of a block without English', set('壹', text('x')), []],
  ['words of a block that is current', set('參', text('c')), []],
  ['words of English blocks', set('X', ['body', 'en', { _key: 'a' }, 'children']), []],
  [
    'words of an English block of which a hash is noted',
    set('X', ['body', 'en', { _key: 'd' }, 'children']),
    [set('Four', [...noted('d'), 'text'])],
  ],
  ['a block taken away', unset(['body', 'zhTW', { _key: 'a' }]), []],
  [
    'an alternative text',
    set('X', ['body', 'en', { _key: 'p' }, 'alt', 'en']),
    [set('A', ['body', 'en', { _key: 'p' }, 'alt', 'zhTWSource'])],
  ],
] as const)('sourcePatches: %s', (_name, patch, expected) => {
  expect(sourcePatches(document, [patch, patch])).toEqual(expected)
})

it('sourcePatches notes inserted blocks in one list', () => {
  const added = insert([block('b', '二'), block('y', '新')], 'after', [
    'body',
    'zhTW',
    { _key: 'a' },
  ])
  expect(sourcePatches(document, [added])).toMatchObject([
    { type: 'setIfMissing', path: ['body', 'zhTWSource'] },
    { type: 'insert', items: [sourceOf(two)], path: ['body', 'zhTWSource', -1] },
  ])
})

it('sourcePatches removes the mark “covered above” once a block has text', () => {
  const source = { ...sourceOf(two), above: true }
  const holder = { ...document.body, zhTW: [block('b', '')], zhTWSource: [source] }
  const after = (patch: FormPatch) => sourcePatches({ body: holder }, [patch])
  const alone = [set(sourceOf(two), noted('b'))]
  expect(after(set('二', text('b')))).toEqual(alone)
  expect(after(set([block('b', '二')], ['body', 'zhTW']))).toEqual(alone)
  expect(after(set('', text('b')))).toEqual([])
  expect(after(set('blockquote', ['body', 'zhTW', { _key: 'b' }, 'style']))).toEqual([])
  expect(after(set([block('b', '')], ['body', 'zhTW']))).toEqual([])
  expect(after(set('X', ['body', 'en', { _key: 'b' }, 'children']))).toEqual([])
})
