import { z } from 'zod'
import { HttpError } from '../errors.ts'

const itemSchema = z.object({
  id: z.string().min(1),
  root: z.string().default(''),
  synonyms: z.array(z.string().min(1)).min(1),
  locale: z.string().optional(),
  symbols_to_index: z.array(z.string()).optional(),
})

const setSchema = z.object({ items: z.array(itemSchema) })

export type SynonymItem = z.output<typeof itemSchema>

/** The body of a synonym set; throws 400 when it is not one. */
export function parseSynonymSet(body: unknown): { items: SynonymItem[] } {
  const parsed = setSchema.safeParse(body)
  if (!parsed.success)
    throw new HttpError(400, `Invalid synonym set: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

export function parseSynonymItem(body: unknown): SynonymItem {
  const parsed = itemSchema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, `Invalid synonym: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
