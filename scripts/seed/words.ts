import { z } from 'zod'

/** English beside Traditional Chinese, as the files under `content/` write it. */
export const words = z.strictObject({
  en: z.string().min(1),
  zhTW: z.string().min(1).optional(),
  /** The English that was translated, where it has changed since. */
  zhTWSource: z.string().optional(),
})
