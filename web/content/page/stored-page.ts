import { z } from 'zod'
import { storedBlock } from '../../../blocks/lists/model.ts'
import { withAnchors } from '../../../schemas/heading-anchors.ts'
import { eachOf, localeFields, sourceFieldOf, translationFields } from '../../../schemas/locales.ts'
import { flag, list } from '../lake/optional-fields.ts'
import { localizedValue } from '../model/localized-text.ts'

/** The result of the page query. */
export const storedPage = z.object({
  _id: z.string(),
  _rev: z.string(),
  _updatedAt: z.string().nullish(),
  path: z.string(),
  title: localizedValue.nullish(),
  sidebarLabel: localizedValue.nullish(),
  description: localizedValue.nullish(),
  keywords: localizedValue.nullish(),
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
      ...eachOf(localeFields, () => list(storedBlock)),
      ...eachOf(translationFields.map(sourceFieldOf), () =>
        list(z.object({ _key: z.string(), hash: z.string(), above: flag })),
      ),
    })
    // Headings of a draft that were never published lack anchors.
    .transform((body) => withAnchors(body))
    .nullish(),
})

export type StoredPage = z.infer<typeof storedPage>
