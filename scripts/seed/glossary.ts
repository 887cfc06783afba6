import { z } from 'zod'
import { termId } from '../../schemas/ids.ts'
import { eachOf, translationFields } from '../../schemas/locales.ts'

const wordList = z.array(z.string().min(1)).nonempty().optional()

/** `glossary.yaml` */
export const glossaryFile = z.array(
  z
    .strictObject({
      term: z.string().min(1),
      ...eachOf(translationFields, () => z.string().min(1).optional()),
      also: wordList,
      forbidden: wordList,
      note: z.string().min(1).optional(),
      caseSensitive: z.boolean().optional(),
    })
    .refine(
      (term) => translationFields.some((field) => term[field] !== undefined),
      'says in no language what stands for the term.',
    ),
)

export type GlossaryEntry = z.infer<typeof glossaryFile>[number]

export function termDocument(entry: GlossaryEntry) {
  return { _id: termId(entry.term), _type: 'translationTerm', ...entry }
}
