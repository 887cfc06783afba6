import { z } from 'zod'
import { headingLevel } from '../heading-style.ts'
import { storedAs } from '../stored.ts'
import { headingOf } from './heading-of.ts'
import type { HeadingBlock } from './model.ts'
import { headingWords } from './words.ts'

/** A heading as the lake had it before it was text of a style; a draft may lack anything. */
export const headingObject = storedAs('heading').extend({
  level: z.number().default(2),
  text: z.string().default(''),
  anchor: z.string().exactOptional(),
  aliases: z.array(z.string()).exactOptional(),
})

export type HeadingObject = z.output<typeof headingObject>

/** The object as text of a style. */
export const asStyle = ({ anchor, ...said }: HeadingObject): HeadingBlock =>
  headingOf({ ...said, anchor: anchor || undefined })

/** Text of a style as the object; its marks are lost. */
export function asObject(block: HeadingBlock): HeadingObject {
  const { _key, style, anchor, aliases } = block
  return {
    _type: 'heading',
    _key,
    level: headingLevel(style),
    text: headingWords(block),
    ...(anchor !== undefined && { anchor }),
    ...(aliases && { aliases }),
  }
}
