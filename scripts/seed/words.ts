import { z } from 'zod'
import { eachOf, sourceFieldOf, translationFields } from '../../schemas/locales.ts'

/** English text with its translations, as in the files under `content/`. */
export const words = z.strictObject({
  en: z.string().min(1),
  ...eachOf(translationFields, () => z.string().min(1).optional()),
  /** The English text at translation time, when it has changed since. */
  ...eachOf(translationFields.map(sourceFieldOf), () => z.string().optional()),
})
