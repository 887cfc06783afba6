import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../block-text.ts'

const WORD = /[a-z0-9_]{2,}/gi

/** The words of a block, or its code, that another script leaves as they are, in small letters. */
export function keptWords(block: Block): Set<string> {
  const text = block._type === 'codeBlock' ? block.code : blockText(block)
  return small(text.match(WORD) ?? [])
}

/** Code, numbers, and words in the way of names (`orderId`, `API`, `order_id`): a translation keeps them. */
export function namesOf(block: Block): Set<string> {
  if (!isText(block)) return new Set()
  const names = block.children.flatMap(({ text, marks }) => {
    const words = text.match(WORD) ?? []
    return marks.includes('code') ? words : words.filter((word) => /[\d_]|.[A-Z]/.test(word))
  })
  return small(names)
}

const small = (words: readonly string[]): Set<string> =>
  new Set(words.map((word) => word.toLowerCase()))
