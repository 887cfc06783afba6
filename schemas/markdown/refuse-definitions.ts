import type { Nodes } from 'mdast'
import { type MarkdownSource, markdownError } from './source.ts'

/** Throws, with file and line, on a paragraph that would be a link definition elsewhere. */
export function refuseDefinitions(source: MarkdownSource, node: Nodes): void {
  if (!('children' in node)) return
  const [first] = node.children
  if (
    node.type === 'paragraph' &&
    first?.type === 'text' &&
    isDefinition(source.text.slice(first.position?.start.offset))
  )
    throw markdownError(
      source,
      first,
      'a page has no link definitions: write [words](address) where the link stands, or \\[ for a bracket.',
    )
  for (const child of node.children) refuseDefinitions(source, child)
}

const isDefinition = (text: string) => /^\[[^\]]+\]:/.test(text)
