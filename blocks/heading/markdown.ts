import type { Heading } from 'mdast'
import { inlineContent } from '../../schemas/markdown/inline.ts'
import { blockKey, type MarkdownSource, markdownError } from '../../schemas/markdown/source.ts'
import { headingLevel, headingStyle } from '../heading-style.ts'
import type { HeadingBlock } from './model.ts'
import { headingWords } from './words.ts'

const ANCHOR = /\s*\{#([A-Za-z0-9_-]+)((?: #[^\s{}#]+)*)\}\s*$/

/** Returns an alias for the Markdown of a heading, with characters encoded that would end it. */
const writtenAlias = (alias: string): string =>
  alias.replace(/[\s{}#%]/g, (sign) => encodeURIComponent(sign))

/** Returns `{#anchor #former}`, which ends the text of a heading. */
export const writtenAnchors = (anchor: string, aliases: readonly string[]): string =>
  `{${[anchor, ...aliases.map(writtenAlias)].map((one) => `#${one}`).join(' ')}}`

function readAlias(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    // A "%" without a code is literal.
    return written
  }
}

/**
 * Reads `## Text {#anchor #former}`. The anchor is written and never derived, so that it survives a change of the text;
 * aliases follow it.
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
