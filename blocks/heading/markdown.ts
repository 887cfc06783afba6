import type { Heading } from 'mdast'
import { inlineContent } from '../../schemas/markdown/inline.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { headingLevel, headingStyle } from '../heading-style.ts'
import type { HeadingBlock } from './model.ts'
import { headingWords } from './words.ts'

const ANCHOR = /\s*\{#([A-Za-z0-9_-]+)((?: #[^\s{}#]+)*)\}\s*$/

/** A former anchor as it stands beside the anchor: of any signs, those that would end it encoded. */
const writtenAlias = (alias: string): string =>
  alias.replace(/[\s{}#%]/g, (sign) => encodeURIComponent(sign))

/** `{#anchor #former}`, as it ends the words of a heading. */
export const writtenAnchors = (anchor: string, aliases: readonly string[]): string =>
  `{${[anchor, ...aliases.map(writtenAlias)].map((one) => `#${one}`).join(' ')}}`

function readAlias(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    // A lone "%" is one.
    return written
  }
}

/**
 * `## Text {#anchor #former}`: the anchor is written, never derived, so it stays when the text
 * changes; former anchors follow it.
 */
export function readHeading(source: MarkdownSource, node: Heading, position: string): HeadingBlock {
  const written = inlineContent(source, node.children, position)
    .children.map((span) => span.text)
    .join('')
  const [, anchor, former = ''] = ANCHOR.exec(written) ?? []
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
  const aliases = former.split(' #').slice(1).map(readAlias)
  const span = { _type: 'span' as const, _key: blockKey(source, `${position}/span0`), marks: [] }
  return {
    _type: 'block',
    _key: blockKey(source, position),
    style: headingStyle(node.depth),
    markDefs: [],
    children: [{ ...span, text: written.replace(ANCHOR, '') }],
    anchor,
    ...(aliases.length > 0 && { aliases }),
  }
}

const DEPTHS = { h2: 2, h3: 3, h4: 4, h5: 5 } as const

export function writeHeading(block: HeadingBlock): Heading {
  const { style, anchor = '', aliases = [] } = block
  const value = `${headingWords(block)} ${writtenAnchors(anchor, aliases)}`
  return { type: 'heading', depth: DEPTHS[style], children: [{ type: 'text', value }] }
}

export const describeHeading = ({ style, anchor = '' }: HeadingBlock): string =>
  `heading ${headingLevel(style)} #${anchor}`
