import { z } from 'zod'
import type { Block } from '../../schemas/markdown/blocks.ts'
import { wordsSchema } from './copy.ts'
import { flag, list } from './optional.ts'

const key = z.string()
const reference = z.object({ _ref: z.string() })
const filled = z.string().nullish()

const span = z.object({
  _type: z.literal('span'),
  _key: key,
  text: z.string(),
  marks: list(z.string()),
})

const markDef = z.discriminatedUnion('_type', [
  z.object({ _type: z.literal('link'), _key: key, href: z.string() }),
  z.object({
    _type: z.literal('pageLink'),
    _key: key,
    page: reference,
    anchor: z.string().nullish(),
  }),
])

const textBlock = z.object({
  _type: z.literal('block'),
  _key: key,
  style: z
    .string()
    .nullish()
    .transform((style) => (style === 'blockquote' ? style : ('normal' as const))),
  listItem: z.enum(['bullet', 'number']).nullish(),
  level: z.number().nullish(),
  children: list(span),
  markDefs: list(markDef),
})

const heading = z.object({
  _type: z.literal('heading'),
  _key: key,
  level: z.number().int().min(2).max(5),
  text: z.string(),
  anchor: z.string(),
  aliases: list(z.string()),
})

const codeBlock = z.object({
  _type: z.literal('codeBlock'),
  _key: key,
  language: z
    .string()
    .nullish()
    .transform((language) => language ?? 'text'),
  code: z
    .string()
    .nullish()
    .transform((code) => code ?? ''),
  title: filled,
  highlight: filled,
  lines: filled,
})

const table = z.object({
  _type: z.literal('table'),
  _key: key,
  header: flag,
  align: list(z.enum(['left', 'center', 'right'])),
  rows: list(
    z.object({
      _key: key,
      cells: list(z.object({ _key: key, content: list(textBlock) })),
    }),
  ),
})

const parameterTable = z.object({
  _type: z.literal('parameterTable'),
  _key: key,
  rows: list(
    z.object({
      _key: key,
      name: list(textBlock),
      depth: z.number().nullish(),
      type: filled,
      required: z.enum(['required', 'conditional', 'optional']).nullish(),
      description: list(textBlock),
    }),
  ),
})

const image = z.object({
  _type: z.literal('image'),
  _key: key,
  asset: reference.nullish(),
  alt: wordsSchema.nullish(),
  width: z.number().nullish(),
  /** How much of each side is cut off, 0 to 1. */
  crop: z
    .object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
    .nullish(),
})

const divider = z.object({ _type: z.literal('divider'), _key: key })

const operation = z.object({
  _type: z.literal('operation'),
  _key: key,
  operation: reference,
  explorer: flag,
})

const channel = z.object({ _type: z.literal('channel'), _key: key, channel: reference })

const enumTable = z.object({ _type: z.literal('enumTable'), _key: key, enum: reference })

const errorTable = z.object({ _type: z.literal('errorTable'), _key: key, errors: reference })

const changelog = z.object({ _type: z.literal('changelog'), _key: key })

const placeholder = z.object({
  _type: z.literal('placeholder'),
  _key: key,
  name: z.string(),
  source: z
    .string()
    .nullish()
    .transform((source) => source ?? ''),
})

const cards = z.object({
  _type: z.literal('cards'),
  _key: key,
  cards: list(z.object({ _key: key, page: reference, text: filled })),
})

const admonition = z.object({
  _type: z.literal('admonition'),
  _key: key,
  kind: z.enum(['note', 'tip', 'info', 'warning', 'danger', 'caution']),
  title: filled,
  get body() {
    return z.array(storedBlock)
  },
})

const details = z.object({
  _type: z.literal('details'),
  _key: key,
  summary: z
    .string()
    .nullish()
    .transform((summary) => summary ?? ''),
  get body() {
    return z.array(storedBlock)
  },
})

const tabs = z.object({
  _type: z.literal('tabs'),
  _key: key,
  group: z.string(),
  inAddress: flag,
  get tabs() {
    return z.array(
      z.object({ _key: key, label: z.string(), value: z.string(), body: z.array(storedBlock) }),
    )
  },
})

/** A block of a page's body as it lies in the lake. */
export const storedBlock = z.discriminatedUnion('_type', [
  textBlock,
  heading,
  codeBlock,
  table,
  parameterTable,
  image,
  divider,
  operation,
  channel,
  enumTable,
  errorTable,
  cards,
  changelog,
  placeholder,
  admonition,
  details,
  tabs,
])

type Read = z.infer<typeof storedBlock>
type Of<Type extends Read['_type']> = Extract<Read, { _type: Type }>

/** Of each type that the model has. */
export type StoredBlock = Of<Block['_type']>

/** One that shows another document. */
export type ReferringBlock<B = StoredBlock> = B extends unknown
  ? { _ref: string } extends B[keyof B]
    ? B
    : never
  : never

export type StoredImage = z.infer<typeof image>
export type StoredParameters = z.infer<typeof parameterTable>
export type StoredTextBlock = z.infer<typeof textBlock>
