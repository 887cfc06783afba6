import { z } from 'zod'
import { storedBlock } from '../../../blocks/lists/model.ts'
import { flag, list } from '../lake/optional.ts'
import { wordsSchema } from '../model/copy.ts'

/** What the page query answers. */
export const storedPage = z.object({
  _id: z.string(),
  _rev: z.string(),
  _updatedAt: z.string().nullish(),
  path: z.string(),
  title: wordsSchema.nullish(),
  sidebarLabel: wordsSchema.nullish(),
  description: wordsSchema.nullish(),
  tocMin: z.number().nullish(),
  tocMax: z.number().nullish(),
  hideToc: flag,
  version: z
    .object({
      _id: z.string(),
      name: z.string(),
      label: z.string(),
      isLast: flag,
      path: z.string(),
    })
    .nullish(),
  body: z
    .object({
      en: list(storedBlock),
      zhTW: list(storedBlock),
      zhTWSource: list(z.object({ _key: z.string(), hash: z.string() })),
    })
    .nullish(),
})

export type StoredPage = z.infer<typeof storedPage>
