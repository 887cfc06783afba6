import { defineArrayMember } from 'sanity'
import { blockTypes, innerTypes } from '../block-kinds.ts'
import { image } from './image.ts'
import { textBlock } from './text-block.ts'

function member(type: string) {
  if (type === 'block') return textBlock
  return type === 'image' ? image : defineArrayMember({ type })
}

/** What may stand inside another block (a note, a tab, a fold). */
export const innerMembers = innerTypes.map(member)

/** What a page's body is made of. */
export const bodyMembers = blockTypes.map(member)
