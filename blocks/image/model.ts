import { z } from 'zod'
import { eachOf, translationFields } from '../../schemas/locales.ts'
import { reference, storedAs } from '../stored.ts'

/** A `_type` that the lake stores and no code reads. */
const ofSanity = <Type extends string>(type: Type) => ({ _type: z.literal(type).default(type) })

export const image = storedAs('image').extend({
  /** `image-<sha1>-<width>x<height>-<extension>`; empty until an image is chosen. */
  asset: reference.default({ _type: 'reference', _ref: '' }),
  alt: z
    .object({
      ...ofSanity('localeString'),
      en: z.string().default(''),
      ...eachOf(translationFields, () => z.string().exactOptional()),
    })
    .default({ _type: 'localeString', en: '' }),
  /** Width on the page in px; undefined means as wide as possible. */
  width: z.number().exactOptional(),
  /** Fractions of the sides, from 0 to 1. */
  crop: z
    .object({
      ...ofSanity('sanity.imageCrop'),
      top: z.number(),
      right: z.number(),
      bottom: z.number(),
      left: z.number(),
    })
    .exactOptional(),
  hotspot: z
    .object({
      ...ofSanity('sanity.imageHotspot'),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    })
    .exactOptional(),
})

export type ImageBlock = z.output<typeof image>
