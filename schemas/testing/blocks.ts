import { headingOf } from '../../blocks/heading/heading-of.ts'
import type { BlockLike } from '../validation/headings-in.ts'

type Piece = string | { text: string; marks: string[] }

/** Returns a paragraph of `pieces`: plain text, or text with marks. */
export const paragraph = (
  key: string,
  pieces: readonly Piece[],
  markDefs: readonly { _key: string; [name: string]: unknown }[] = [],
): BlockLike & { children: object[]; markDefs: readonly object[] } => ({
  _key: key,
  _type: 'block',
  children: pieces.map((piece, index) => ({
    _type: 'span',
    _key: `${key}${index}`,
    ...(typeof piece === 'string' ? { text: piece, marks: [] } : piece),
  })),
  markDefs,
})

export const code = (text: string): Piece => ({ text, marks: ['code'] })

export const linked = (text: string, mark: string): Piece => ({ text, marks: [mark] })

export const heading = (key: string, level: number, text: string): BlockLike => ({
  ...headingOf({ _key: key, level, text, anchor: text.toLowerCase() }),
})

/** Returns an admonition with blocks in it. */
export const note = (key: string, ...body: BlockLike[]): BlockLike => ({
  _key: key,
  _type: 'admonition',
  body,
})
