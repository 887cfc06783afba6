import { z } from 'zod'
import type { TextBlock } from '../../blocks/block/model.ts'

const span = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: z.string(),
  marks: z.array(z.string()).default([]),
})
const reference = z.object({ _type: z.literal('reference'), _ref: z.string() })
const markDef = z.discriminatedUnion('_type', [
  z.object({ _type: z.literal('link'), _key: z.string(), href: z.string() }),
  z.object({
    _type: z.literal('pageLink'),
    _key: z.string(),
    page: reference,
    anchor: z.string().exactOptional(),
  }),
])
const written = z.array(
  z.object({ children: z.array(span), markDefs: z.array(markDef).default([]) }),
)

/** What an editor holds as one paragraph of the key and style of `like`. */
export function richValue(value: unknown, like: TextBlock): TextBlock {
  const blocks = written.parse(value)
  return {
    ...like,
    children: blocks.flatMap(({ children }) => children),
    markDefs: blocks.flatMap(({ markDefs }) => markDefs),
  }
}
