import { z } from 'zod'
import { localizedValue } from '../model/localized-text.ts'

export const storedDeprecation = z.object({
  since: z.string().nullish(),
  sunset: z.string().nullish(),
  successor: z.string().nullish(),
  replacedBy: z.object({ _ref: z.string() }).nullish(),
  reason: localizedValue.nullish(),
})

export type StoredDeprecation = z.infer<typeof storedDeprecation>
