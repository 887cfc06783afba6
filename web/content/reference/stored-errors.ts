import { z } from 'zod'
import { list } from '../lake/optional.ts'
import { wordsSchema } from '../model/copy.ts'

/** An `errorCode` of the lake: a group of them. */
export const storedErrors = z.object({
  _id: z.string(),
  _updatedAt: z.string().nullish(),
  name: z.string(),
  title: wordsSchema.nullish(),
  codes: list(
    z.object({
      _key: z.string(),
      code: z.string(),
      meaning: wordsSchema.nullish(),
      action: wordsSchema.nullish(),
    }),
  ),
})

export type StoredErrors = z.infer<typeof storedErrors>
