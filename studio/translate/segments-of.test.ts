import { expect, it } from 'vitest'
import { COPIED, sourceOf } from '../../schemas/translation-source.ts'
import { paragraph } from '../testing/paragraph.ts'
import { countsOf, coverageOf, NO_COUNTS, sumOf } from './counts.ts'
import { segmentsOf } from './segments-of.ts'

const en = ['Zero', 'One', 'Two', 'Three', 'Four'].map((text) => paragraph(text, text))
const [zero, one, two, three] = en as [
  (typeof en)[0],
  (typeof en)[0],
  (typeof en)[0],
  (typeof en)[0],
]
const image = { _key: 'p', _type: 'image', alt: { _type: 'localeString', en: 'A candle' } }

const page = {
  _id: 'page-a',
  _type: 'page',
  imported: { title: { _type: 'localeString', en: 'X' } },
  body: {
    _type: 'localeBody',
    en: [...en, image, { _key: 'c', _type: 'codeBlock', code: '{}' }],
    zhTW: [zero, one, two, three].map(({ _key }) => paragraph(_key, '中')),
    zhTWSource: [
      sourceOf(zero),
      { ...sourceOf(paragraph('One', 'Won')) },
      { _key: 'Two', hash: 'different' },
      { _key: 'Three', hash: COPIED },
    ],
  },
  description: { _type: 'localeString', en: 'New', zhTW: '舊', zhTWSource: 'Old' },
  title: { _type: 'localeString', en: 'A', zhTW: '甲', zhTWSource: 'A' },
}

it('segmentsOf returns missing, stale and translated segments in reading order', () => {
  const told = segmentsOf(page, 'zh-TW').map(({ id, state, source }) => [id, state, source])
  expect(told).toEqual([
    ['title', 'translated', undefined],
    ['description', 'stale', 'Old'],
    ['body Zero', 'translated', undefined],
    ['body One', 'stale', 'Won'],
    ['body Two', 'stale', undefined],
    ['body Three', 'missing', undefined],
    ['body Four', 'missing', undefined],
    ['body.en[_key=="p"].alt', 'missing', undefined],
  ])
})

it('segmentsOf returns whether the block above covers a block, or could', () => {
  const heading = { ...paragraph('h', 'Head'), style: 'h2' }
  const english = [zero, one, two, heading, three]
  const told = (translated: object[], zhTWSource: object[]) => {
    const body = { _type: 'localeBody', en: english, zhTW: translated, zhTWSource }
    const segments = segmentsOf({ body }, 'zh-TW')
    return segments.map((segment) => [segment.state, segment.kind === 'block' && segment.above])
  }
  const said = { ...sourceOf(one), above: true }
  const own = [paragraph('Zero', '〇一'), paragraph('One', ''), paragraph('h', '題')]
  expect(told(own, [said])).toEqual([
    ['translated', undefined],
    ['translated', true],
    ['missing', false],
    ['translated', undefined],
    ['missing', undefined],
  ])
  expect(told(own, [{ ...said, hash: 'old' }])[1]).toEqual(['stale', true])
  // No block above is translated, or the block has no note.
  expect(told(own.slice(1), [said])[1]).toEqual(['missing', undefined])
  expect(told(own, [{ _key: 'Zero', hash: COPIED }, said])[1]).toEqual(['missing', undefined])
  expect(told(own, [sourceOf(one)])[1]).toEqual(['missing', false])
})

it('segmentsOf finds texts in lists by their keys', () => {
  const description = { _type: 'localeText', en: 'Symbol', zhTW: '' }
  const operation = { parameters: [{ _key: 'a', description }, { description }], summary: {} }
  expect(segmentsOf(operation, 'zh-TW')).toMatchObject([
    { path: 'parameters[_key=="a"].description', kind: 'words', long: true, state: 'missing' },
  ])
  expect(segmentsOf(null, 'zh-TW')).toEqual([])
})

it('coverageOf returns 100 per cent only if all is translated', () => {
  const counts = countsOf(segmentsOf(page, 'zh-TW'))
  expect(counts).toEqual({ missing: 3, stale: 3, translated: 2 })
  expect(coverageOf(counts)).toBe(25)
  expect(coverageOf({ missing: 0, stale: 1, translated: 999 })).toBe(99)
  expect(coverageOf(NO_COUNTS)).toBe(100)
  expect(sumOf([counts, counts])).toEqual({ missing: 6, stale: 6, translated: 4 })
})
