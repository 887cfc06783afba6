import type { Code } from 'mdast'
import type { CodeBlock } from '../../blocks/codeBlock/model.ts'
import type { PlaceholderBlock } from '../../blocks/placeholder/model.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'

/** The language of a translated file's fence that stands for the English one. */
export const SAME = 'same'

/** The language of an empty fence before a block that stands in the translation alone. */
export const OWN = 'own'

/** The language of a fence that holds the source of what no block stands for. */
export const PLACEHOLDER = 'placeholder'

const META = /\s*(?:title="([^"]*)"|(numbers)|\{([\d,-]+)\})(?=\s|$)/y

/**
 * A fence: its language, `title="…"`, `numbers` (line numbers) and `{1,3-5}` (lines that stand
 * out). Throws on anything else.
 */
export function codeBlock(source: MarkdownSource, node: Code, position: string): CodeBlock {
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
    if (match[1] !== undefined) block.title = match[1]
    if (match[2] !== undefined) block.highlight = 'numbers'
    if (match[3] !== undefined) block.lines = match[3]
  }
  return block
}

/** A fence of the language `placeholder`, with `name="…"` behind it. Throws where it has no name. */
export function placeholderBlock(
  source: MarkdownSource,
  node: Code,
  position: string,
): PlaceholderBlock {
  const name = /^name="([^"]+)"$/.exec(node.meta?.trim() ?? '')?.[1]
  if (name === undefined) {
    throw markdownError(source, node, `write \`\`\`${PLACEHOLDER} name="…".`)
  }
  const _key = blockKey(source, position)
  return { _type: 'placeholder', _key, name, source: node.value }
}
