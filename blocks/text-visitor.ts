import type { TextBlock } from './block/model.ts'
import type { Block } from './lists/model.ts'

/** Steps from a block to what stands in it: names of fields, and keys of items. */
export type TextPath = ({ _key: string } | string)[]

/**
 * Meets the words of a block in the order in which they are read. Each has its path, and an id that
 * tells its place by the keys that both languages share, or by numbers where each has its own. A
 * facet returns the block with each word as the visitor returns it.
 */
export interface TextVisitor {
  /** A line of its own: a title, a label. What a draft lacks is left out. */
  line: <T extends string | undefined>(text: T, path: TextPath, id: string) => T | string
  /** A paragraph with marks. */
  text: (text: TextBlock, path: TextPath, id: string) => TextBlock
  /** Paragraphs of a cell or a description, each with its number behind `id`. */
  texts: (all: TextBlock[] | undefined, path: TextPath, id?: string) => TextBlock[]
  /** The blocks inside, each with its key behind `id`. */
  body: (blocks: Block[] | undefined, path: TextPath, id?: string) => Block[]
  /** What is shown and is the same in every language: code, names. */
  fixed: (text: string | undefined) => void
}

/** A key as part of an id: what XML allows in no name of its kind is written as its number. */
export function token(key: string): string {
  return (key ?? '').replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)
}
