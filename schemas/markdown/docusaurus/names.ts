import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { blockText } from '../../block-text.ts'

const WORD = /[a-z0-9_]{2,}/gi

/** Returns the Latin words of a block's text or code in lower case, which a translation into another script keeps. */
export function untranslatedWords(block: Block): Set<string> {
  const text = block._type === 'codeBlock' ? block.code : blockText(block)
  return small(text.match(WORD) ?? [])
}

/** Returns code, numbers and identifiers (`orderId`, `API`, `order_id`), which a translation keeps. */
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
