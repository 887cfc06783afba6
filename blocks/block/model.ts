import { z } from 'zod'
import { isHeadingStyle } from '../heading-style.ts'
import { reference, storedAs } from '../stored.ts'

/** Marks that have no more to say than their name. */
export const DECORATORS = [
  'strong',
  'em',
  'code',
  'strike-through',
  'kbd',
  'sup',
  'sub',
  /** Words that are a formula in TeX. */
  'math',
] as const

export type Decorator = (typeof DECORATORS)[number]

const span = storedAs('span').extend({
  text: z.string(),
  /** Decorators, or keys of `markDefs`. */
  marks: z.array(z.string()).default([]),
})

/** What a browser shows while the mouse rests on a link. */
const title = z.string().exactOptional()

const markDef = z.discriminatedUnion('_type', [
  storedAs('link').extend({ href: z.string(), title }),
  storedAs('pageLink').extend({ page: reference, anchor: z.string().exactOptional(), title }),
  /** Plain words about the marked ones, which stand at the end of the page. */
  storedAs('footnote').extend({ text: z.string() }),
])

/** What text of any style holds. */
export const words = {
  children: z.array(span).default([]),
  markDefs: z.array(markDef).default([]),
}

/** A paragraph, a quote or an item of a list. */
export const block = storedAs('block').extend({
  // What is pasted may bring a style that no writer can choose.
  style: z
    .string()
    .default('normal')
    .refine((style) => !isHeadingStyle(style))
    .transform(knownStyle),
  listItem: z.enum(['bullet', 'number']).exactOptional(),
  /** From 1; list items only. */
  level: z.number().exactOptional(),
  /** The number of this item, where it does not follow that of the item before; numbered items only. */
  start: z.number().exactOptional(),
  ...words,
})

export type Span = z.output<typeof span>
export type MarkDef = z.output<typeof markDef>
export type TextBlock = z.output<typeof block>

function knownStyle(style: string): 'normal' | 'blockquote' {
  return style === 'blockquote' ? style : 'normal'
}
