import { expect, it } from 'vitest'
import { blankBlock } from '../../schemas/blocks-above.ts'
import { COPIED, sourceOf } from '../../schemas/translation-source.ts'
import { paragraph } from '../testing/paragraph.ts'
import { confirm, markCovered, unmarkCovered, writeBlock, writeWords } from './edits.ts'
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

it('writeBlock sets a translated block without a source note', () => {
  const block = paragraph('a', '壹')
  expect(writeBlock(document, blockSegment('body a'), block)).toEqual([
    { set: { 'body.zhTW[_key=="a"]': block } },
  ])
})

it('writeBlock inserts a new block after its predecessor, marked as not translated yet', () => {
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

it('confirm notes the current English as the source', () => {
  expect(confirm(document, blockSegment('body a'))).toEqual([
    { set: { 'body.zhTWSource[_key=="a"]': sourceOf(en[0]) } },
  ])
  const title = segments.get('title')
  expect(title && confirm(document, title)).toEqual([{ unset: ['title.zhTWSource'] }])
  expect(title?.kind === 'words' && writeWords(title, '乙')).toEqual([
    { set: { 'title.zhTW': '乙' } },
  ])
})

it('markCovered marks a block as covered by the block above, and unmarkCovered removes the mark', () => {
  const missing = blockSegment('body b')
  const note = { ...sourceOf(en[1]), above: true }
  expect(markCovered(document, missing)).toEqual([
    { setIfMissing: { 'body.zhTW': [] } },
    { insert: { after: 'body.zhTW[_key=="a"]', items: [blankBlock(en[1])] } },
    { setIfMissing: { 'body.zhTWSource': [] } },
    { insert: { after: 'body.zhTWSource[-1]', items: [note] } },
  ])

  const said = {
    body: {
      ...document.body,
      zhTW: [paragraph('a', '一二'), blankBlock(en[1])],
      zhTWSource: [{ ...note, hash: 'older' }],
    },
  }
  const segment = segmentsOf(said, 'zh-TW')[1]
  if (segment?.kind !== 'block') throw new Error('no block')
  expect(unmarkCovered(segment)).toEqual([
    { unset: ['body.zhTW[_key=="b"]', 'body.zhTWSource[_key=="b"]'] },
  ])
  expect(confirm(said, segment)).toEqual([{ set: { 'body.zhTWSource[_key=="b"]': note } }])
  // Text in a block that was covered above is not a finished translation yet.
  const begun = paragraph('b', '二')
  expect(writeBlock(said, segment, begun)).toEqual([
    { set: { 'body.zhTW[_key=="b"]': begun } },
    { set: { 'body.zhTWSource[_key=="b"]': { _key: 'b', hash: COPIED } } },
  ])
})
