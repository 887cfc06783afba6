import type { Code } from 'mdast'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import type { CodeBlock } from './model.ts'

const META = /\s*(?:title="([^"]*)"|(numbers)|\{([\d,-]+)\})(?=\s|$)/y

/** Replaces `"` in a title. */
const QUOTE = '&#34;'

/**
 * Reads a fence with its language, `title="…"`, `numbers` (line numbers) and `{1,3-5}` (highlighted lines). Throws for
 * any other text after the language.
 */
export function readCode(source: MarkdownSource, node: Code, position: string): CodeBlock {
  const block: CodeBlock = {
    _type: 'codeBlock',
    _key: blockKey(source, position),
    language: node.lang ?? 'text',
    code: node.value,
  }
  const meta = node.meta?.trim() ?? ''
  META.lastIndex = 0
  while (META.lastIndex < meta.length) {
    const start = META.lastIndex
    const match = META.exec(meta)
    if (!match) {
      throw markdownError(
        source,
        node,
        `"${meta.slice(start).trim()}" after the language of a fence. Known are title="…", numbers and {1,3-5}.`,
      )
    }
    if (match[1] !== undefined) block.title = match[1].replaceAll(QUOTE, '"')
    if (match[2] !== undefined) block.highlight = 'numbers'
    if (match[3] !== undefined) block.lines = match[3]
  }
  return block
}

export function writeCode({ language, code, title, lines, highlight }: CodeBlock): Code {
  const meta = [
    title && `title="${title.replaceAll('"', QUOTE)}"`,
    lines && `{${lines}}`,
    highlight,
  ].filter(Boolean)
  return { type: 'code', lang: language, meta: meta.join(' ') || null, value: code }
}

export const describeCode = (): string => 'code block'
