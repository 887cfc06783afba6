import type { TextBlock } from './block/model.ts'
import type { Block } from './lists/model.ts'

/** Path from a block to a part of it: names of fields, and keys of items. */
export type TextPath = ({ _key: string } | string)[]

/**
 * Visits the texts of a block in reading order. Each text has its path, and an id built from keys that both languages
 * share, or from indices if each language has its own. A facet returns the block with each text replaced by the
 * visitor's result.
 */
export interface TextVisitor {
  /** A single line, such as a title or label; a missing one in a draft is skipped. */
  line: <T extends string | undefined>(text: T, path: TextPath, id: string) => T | string
  /** A paragraph with marks. */
  text: (text: TextBlock, path: TextPath, id: string) => TextBlock
  /** Paragraphs of a cell or description; their indices are appended to `id`. */
  texts: (all: TextBlock[] | undefined, path: TextPath, id?: string) => TextBlock[]
  /** Nested blocks; their keys are appended to `id`. */
  body: (blocks: Block[] | undefined, path: TextPath, id?: string) => Block[]
  /** Visible text that is equal in every language: code, names. */
  fixed: (text: string | undefined) => void
}

/** Encodes a key for an id: characters outside A–Z, a–z, 0–9 and "-" become code points, because XML restricts ids. */
export function token(key: string): string {
  return (key ?? '').replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)
}
