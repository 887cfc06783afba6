import type { Heading } from 'mdast'
import type { HeadingBlock } from './blocks.ts'
import { inlineContent } from './inline.ts'
import { blockKey, type MarkdownSource, markdownError } from './source.ts'

const ANCHOR = /\s*\{#([A-Za-z0-9_-]+)\}\s*$/

/** `## Text {#anchor}`: the anchor is written, never derived, so it stays when the text changes. */
export function headingBlock(
  source: MarkdownSource,
  node: Heading,
  position: string,
): HeadingBlock {
  const written = inlineContent(source, node.children, position)
    .children.map((span) => span.text)
    .join('')
  const anchor = ANCHOR.exec(written)?.[1]
  if (anchor === undefined) {
    throw markdownError(
      source,
      node,
      `heading "${written}" has no anchor. End it with {#anchor}, the same in all locales.`,
    )
  }
  if (node.depth < 2 || node.depth > 5) {
    throw markdownError(
      source,
      node,
      `heading "${written}" is of level ${node.depth}. Use ## to #####; the page's title is its level 1.`,
    )
  }
  return {
    _type: 'heading',
    _key: blockKey(source, position),
    level: node.depth,
    text: written.replace(ANCHOR, ''),
    anchor,
  }
}
