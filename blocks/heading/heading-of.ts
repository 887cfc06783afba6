import { textHash } from '../../schemas/text-hash.ts'
import { headingStyle } from '../heading-style.ts'
import type { HeadingBlock } from './model.ts'

interface HeadingFields {
  _key: string
  /** From 2 to 5. */
  level: number
  text: string
  anchor?: string | undefined
  aliases?: string[] | undefined
}

/** Returns a heading with the text; the key of its span derives from `_key`. */
export const headingOf = ({ _key, level, text, anchor, aliases }: HeadingFields): HeadingBlock => ({
  _type: 'block',
  _key,
  style: headingStyle(level),
  markDefs: [],
  children: [{ _type: 'span', _key: textHash(_key), text, marks: [] }],
  ...(anchor !== undefined && { anchor }),
  ...(aliases !== undefined && { aliases }),
})
