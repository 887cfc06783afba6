import { defineArrayMember } from 'sanity'
import { image } from './image.ts'
import { textBlock } from './text-block.ts'

/** What may stand inside another block (a note, a tab, a fold). */
export const innerMembers = [
  textBlock,
  defineArrayMember({ type: 'heading' }),
  defineArrayMember({ type: 'codeBlock' }),
  defineArrayMember({ type: 'table' }),
  defineArrayMember({ type: 'parameterTable' }),
  image,
  defineArrayMember({ type: 'enumTable' }),
  defineArrayMember({ type: 'errorTable' }),
  defineArrayMember({ type: 'admonition' }),
  defineArrayMember({ type: 'details' }),
  defineArrayMember({ type: 'tabs' }),
  defineArrayMember({ type: 'placeholder' }),
]

/** What a page's body is made of, in the order in which writers reach for it. */
export const bodyMembers = [
  textBlock,
  defineArrayMember({ type: 'heading' }),
  defineArrayMember({ type: 'admonition' }),
  defineArrayMember({ type: 'codeBlock' }),
  defineArrayMember({ type: 'tabs' }),
  defineArrayMember({ type: 'table' }),
  defineArrayMember({ type: 'parameterTable' }),
  image,
  defineArrayMember({ type: 'details' }),
  defineArrayMember({ type: 'operation' }),
  defineArrayMember({ type: 'channel' }),
  defineArrayMember({ type: 'enumTable' }),
  defineArrayMember({ type: 'errorTable' }),
  defineArrayMember({ type: 'cards' }),
  defineArrayMember({ type: 'changelog' }),
  defineArrayMember({ type: 'divider' }),
  defineArrayMember({ type: 'placeholder' }),
]
