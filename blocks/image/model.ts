import { z } from 'zod'
import { eachOf, translationFields } from '../../schemas/locales.ts'
import { reference, storedAs } from '../stored.ts'

/** Of the lake: its own type, which no reader needs. */
const ofSanity = <Type extends string>(type: Type) => ({ _type: z.literal(type).default(type) })

export const image = storedAs('image').extend({
  /** `image-<sha1>-<width>x<height>-<extension>`; of no name while none is chosen. */
  asset: reference.default({ _type: 'reference', _ref: '' }),
  alt: z
    .object({
      ...ofSanity('localeString'),
      en: z.string().default(''),
      ...eachOf(translationFields, () => z.string().exactOptional()),
    })
    .default({ _type: 'localeString', en: '' }),
  /** Pixels on the page; absent where it is as wide as it can be. */
  width: z.number().exactOptional(),
  /** Parts of the sides, from 0 to 1. */
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
