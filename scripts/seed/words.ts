import { z } from 'zod'
import { eachOf, sourceFieldOf, translationFields } from '../../schemas/locales.ts'

/** English beside its translations, as the files under `content/` write it. */
export const words = z.strictObject({
  en: z.string().min(1),
  ...eachOf(translationFields, () => z.string().min(1).optional()),
  /** The English that was translated, where it has changed since. */
  ...eachOf(translationFields.map(sourceFieldOf), () => z.string().optional()),
})
