import { z } from 'zod'
import { termId } from '../../schemas/ids.ts'

const wordList = z.array(z.string().min(1)).nonempty().optional()

/** `glossary.yaml` */
export const glossaryFile = z.array(
  z.strictObject({
    term: z.string().min(1),
    zhTW: z.string().min(1),
    also: wordList,
    forbidden: wordList,
    note: z.string().min(1).optional(),
    caseSensitive: z.boolean().optional(),
  }),
)

export type GlossaryEntry = z.infer<typeof glossaryFile>[number]

export function termDocument(entry: GlossaryEntry) {
  return { _id: termId(entry.term), _type: 'translationTerm', ...entry }
}
