import { z } from 'zod'
import { list } from '../lake/optional-fields.ts'
import { localizedValue } from '../model/localized-text.ts'

/** A row of an error group. */
export const storedErrorRow = z.object({
  _key: z.string(),
  code: z.string(),
  retMsg: list(z.string()),
  meaning: localizedValue.nullish(),
  action: localizedValue.nullish(),
})

/** An `errorCode` document: a group of error codes. */
export const storedErrors = z.object({
  _id: z.string(),
  _updatedAt: z.string().nullish(),
  name: z.string(),
  title: localizedValue.nullish(),
  codes: list(storedErrorRow),
})

export type StoredErrors = z.infer<typeof storedErrors>
