import { z } from 'zod'
import { isHeadingStyle } from '../heading-style.ts'
import { reference, storedAs } from '../stored.ts'
import type { TextVisitor } from '../text-visitor.ts'

/** Marks without data. */
export const DECORATORS = [
  'strong',
  'em',
  'code',
  'strike-through',
  'kbd',
  'sup',
  'sub',
  /** A formula in TeX. */
  'math',
] as const

export type Decorator = (typeof DECORATORS)[number]

const span = storedAs('span').extend({
  text: z.string(),
  /** Decorators, or keys of `markDefs`. */
  marks: z.array(z.string()).default([]),
})

/** Tooltip of a link. */
const title = z.string().exactOptional()

const markDef = z.discriminatedUnion('_type', [
  storedAs('link').extend({ href: z.string(), title }),
  storedAs('pageLink').extend({ page: reference, anchor: z.string().exactOptional(), title }),
  /** A plain-text note on the marked text, shown at the end of the page. */
  storedAs('footnote').extend({ text: z.string() }),
])

/** Fields of text blocks of any style. */
export const words = {
  children: z.array(span).default([]),
  markDefs: z.array(markDef).default([]),
}

/** A paragraph, quote or list item. */
export const block = storedAs('block').extend({
  // Pasted content may have a style that writers cannot choose.
  style: z
    .string()
    .default('normal')
    .refine((style) => !isHeadingStyle(style))
    .transform(knownStyle),
  listItem: z.enum(['bullet', 'number']).exactOptional(),
  /** From 1; list items only. */
  level: z.number().exactOptional(),
  /** The item's number if it does not follow from the preceding item; numbered items only. */
  start: z.number().exactOptional(),
  ...words,
})

export type Span = z.output<typeof span>
export type MarkDef = z.output<typeof markDef>
export type TextBlock = z.output<typeof block>

function knownStyle(style: string): 'normal' | 'blockquote' {
  return style === 'blockquote' ? style : 'normal'
}

export const visitText = (block: TextBlock, visit: TextVisitor): TextBlock =>
  visit.text(block, [], 'text')
