import { expect, it } from 'vitest'
import { COPIED, sourceOf } from '../../schemas/translation-source.ts'
import { confirm, writeBlock, writeWords } from './edits.ts'
import type { Piece } from './piece.ts'
import { piecesOf } from './pieces-of.ts'
import { paragraph } from './testing.ts'

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
const pieces = new Map(piecesOf(document, 'zh-TW').map((piece) => [piece.id, piece]))
const blockPiece = (id: string) => {
  const piece: Piece | undefined = pieces.get(id)
  if (piece?.kind !== 'block') throw new Error(`${id} is no block`)
  return piece
}

it('writes a translated block in its place, and notes nothing', () => {
  const block = paragraph('a', '壹')
  expect(writeBlock(document, blockPiece('body a'), block)).toEqual([
    { set: { 'body.zhTW[_key=="a"]': block } },
  ])
})

it('puts a new block behind the one before it, as not translated yet', () => {
  const block = paragraph('c', '參')
  expect(writeBlock(document, blockPiece('body c'), block)).toEqual([
    { setIfMissing: { 'body.zhTW': [] } },
    { insert: { after: 'body.zhTW[_key=="a"]', items: [block] } },
    { setIfMissing: { 'body.zhTWSource': [] } },
    { insert: { after: 'body.zhTWSource[-1]', items: [{ _key: 'c', hash: COPIED }] } },
  ])
  const empty = { body: { _type: 'localeBody', en } }
  expect(writeBlock(empty, blockPiece('body b'), block)[1]).toEqual({
    insert: { before: 'body.zhTW[0]', items: [block] },
  })
})

it('confirms', () => {
  expect(confirm(document, blockPiece('body a'))).toEqual([
    { set: { 'body.zhTWSource[_key=="a"]': sourceOf(en[0]) } },
  ])
  const title = pieces.get('title')
  expect(title && confirm(document, title)).toEqual([{ unset: ['title.zhTWSource'] }])
  expect(title?.kind === 'words' && writeWords(title, '乙')).toEqual([
    { set: { 'title.zhTW': '乙' } },
  ])
})
