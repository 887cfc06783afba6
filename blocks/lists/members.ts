import { defineArrayMember } from 'sanity'
import { bodyText } from '../heading/schema.ts'
import { image } from '../image/schema.ts'
import { blockTypes, innerTypes } from '../registry.ts'

function member(type: string) {
  if (type === 'block') return bodyText
  return type === 'image' ? image : defineArrayMember({ type })
}

/** Schema types that may be nested in another block (an admonition, a tab, a fold). */
export const innerMembers = innerTypes.map(member)

/** Schema types of a page's body. */
export const bodyMembers = blockTypes.map(member)
