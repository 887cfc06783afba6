import { defineArrayMember } from 'sanity'
import { bodyText } from '../heading/schema.ts'
import { image } from '../image/schema.ts'
import { blockTypes, innerTypes } from '../registry.ts'

function member(type: string) {
  if (type === 'block') return bodyText
  return type === 'image' ? image : defineArrayMember({ type })
}

/** What may stand inside another block (a note, a tab, a fold). */
export const innerMembers = innerTypes.map(member)

/** What a page's body is made of. */
export const bodyMembers = blockTypes.map(member)
