import { z } from 'zod'
import { ADMONITION_KINDS } from '../../blocks/admonition/model.ts'

const text = z.string().catch('')

/** What the previews of blocks in `schemas/blocks` select, by the block that it is of. */
const schema = z.discriminatedUnion('block', [
  z.object({
    block: z.literal('table'),
    header: z.boolean().catch(false),
    cells: z.array(z.array(z.string())),
    /** Rows of the table, more perhaps than `cells` has. */
    count: z.number(),
  }),
  z.object({ block: z.literal('code'), title: text, code: text, language: text }),
  z.object({ block: z.literal('operation'), method: text, path: text, summary: text }),
  z.object({
    block: z.literal('admonition'),
    kind: z.enum(ADMONITION_KINDS),
    kindTitle: text,
    ownTitle: text,
    words: text,
  }),
])

export type PreviewValues<B> = Extract<z.infer<typeof schema>, { block: B }>

/** The values of a preview that is drawn here; undefined for others. */
export function previewValues(props: object): z.infer<typeof schema> | undefined {
  const parsed = schema.safeParse(props)
  return parsed.success ? parsed.data : undefined
}
