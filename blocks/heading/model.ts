import { z } from 'zod'
import { words } from '../block/model.ts'
import { HEADING_STYLES } from '../heading-style.ts'
import { storedAs } from '../stored.ts'

/** Text of a heading's style. Its marks are kept and shown nowhere: a heading is a line of words. */
export const heading = storedAs('block').extend({
  style: z.enum(HEADING_STYLES),
  ...words,
  /** Given when the heading is first published, the same in every language, and kept. */
  anchor: z.string().exactOptional(),
  /** Former anchors. */
  aliases: z.array(z.string()).exactOptional(),
})

export type HeadingBlock = z.output<typeof heading>
