import { z } from 'zod'
import { storedAs } from '../stored.ts'

export const heading = storedAs('heading').extend({
  level: z.number().int().min(2).max(5),
  text: z.string(),
  anchor: z.string(),
  /** Former anchors. */
  aliases: z.array(z.string()).exactOptional(),
})

export type HeadingBlock = z.output<typeof heading>
