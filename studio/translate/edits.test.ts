import { expect, it } from 'vitest'
import { COPIED, sourceOf } from '../../schemas/translation-source.ts'
import { paragraph } from '../testing/paragraph.ts'
import { confirm, writeBlock, writeWords } from './edits.ts'
import type { TranslationSegment } from './segment.ts'
import { segmentsOf } from './segments-of.ts'

const en = [paragraph('a', 'One'), paragraph('b', 'Two'), paragraph('c', 'Three')] as const
const document = {
  title: { _type: 'localeString', en: 'A', zhTW: '甲' },
  body: {
    _type: 'localeBody',
    en,
    zhTW: [paragraph('a', '一'), paragraph('x', '中')],
    zhTWSource: [{ _key: 'a', hash: 'older' }],
  },
}
const segments = new Map(segmentsOf(document, 'zh-TW').map((segment) => [segment.id, segment]))
const blockSegment = (id: string) => {
  const segment: TranslationSegment | undefined = segments.get(id)
  if (segment?.kind !== 'block') throw new Error(`${id} is no block`)
  return segment
}

it('writes a translated block in its place, and notes nothing', () => {
  const block = paragraph('a', '壹')
  expect(writeBlock(document, blockSegment('body a'), block)).toEqual([
    { set: { 'body.zhTW[_key=="a"]': block } },
  ])
})

it('puts a new block behind the one before it, as not translated yet', () => {
  const block = paragraph('c', '參')
  expect(writeBlock(document, blockSegment('body c'), block)).toEqual([
    { setIfMissing: { 'body.zhTW': [] } },
    { insert: { after: 'body.zhTW[_key=="a"]', items: [block] } },
    { setIfMissing: { 'body.zhTWSource': [] } },
    { insert: { after: 'body.zhTWSource[-1]', items: [{ _key: 'c', hash: COPIED }] } },
  ])
  const empty = { body: { _type: 'localeBody', en } }
  expect(writeBlock(empty, blockSegment('body b'), block)[1]).toEqual({
    insert: { before: 'body.zhTW[0]', items: [block] },
  })
})

it('confirms', () => {
  expect(confirm(document, blockSegment('body a'))).toEqual([
    { set: { 'body.zhTWSource[_key=="a"]': sourceOf(en[0]) } },
  ])
  const title = segments.get('title')
  expect(title && confirm(document, title)).toEqual([{ unset: ['title.zhTWSource'] }])
  expect(title?.kind === 'words' && writeWords(title, '乙')).toEqual([
    { set: { 'title.zhTW': '乙' } },
  ])
})
