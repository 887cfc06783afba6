import { textHash } from '../text-hash.ts'

export interface MarkdownSource {
  /** The file's name in messages. */
  file: string
  /** The page's path, the same in all locales. */
  page: string
  text: string
  /** Receives the first line (from 1) of each block of the page, by key. */
  lines?: Map<string, number>
}

/** Returns a key that is equal in all locales of a page, so that a translated block matches the English one. */
export function blockKey(source: MarkdownSource, position: string): string {
  return textHash(`${source.page}#${position}`)
}

interface WithPosition {
  position?: { start: { line: number; column: number } } | undefined
}

/** Returns an error with file, line and column (both from 1). */
export function markdownError(source: MarkdownSource, node: WithPosition, message: string): Error {
  const start = node.position?.start
  return new Error(`${source.file}${start ? `:${start.line}:${start.column}` : ''}: ${message}`)
}
