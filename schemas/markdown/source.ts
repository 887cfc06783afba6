import { textHash } from '../text-hash.ts'

/** One Markdown file of one page. */
export interface MarkdownSource {
  /** As messages name it. */
  file: string
  /** The page's path, the same for each of its locales. */
  page: string
  text: string
  /** Takes the line (from 1) that each block of the page begins at, by the block's key. */
  lines?: Map<string, number>
}

/** Equal in all locales of a page, so a translated block finds the English one. */
export function blockKey(source: MarkdownSource, position: string): string {
  return textHash(`${source.page}#${position}`)
}

interface Placed {
  position?: { start: { line: number; column: number } } | undefined
}

/** An error that names file, line and column (both from 1). */
export function markdownError(source: MarkdownSource, node: Placed, message: string): Error {
  const start = node.position?.start
  return new Error(`${source.file}${start ? `:${start.line}:${start.column}` : ''}: ${message}`)
}
