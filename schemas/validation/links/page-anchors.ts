import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import { codeAnchors } from '../../field-anchors.ts'
import { type BlockLike, headingsIn } from '../headings-in.ts'
import type { TargetBlock } from './link-targets.ts'
import { type AnchorRow, fieldRows, texts, valueRows } from './row-anchors.ts'

const SECTIONS = {
  operation: ['request-parameters', 'response-parameters', 'request-example', 'response-example'],
  channel: ['topic', 'subscribe'],
  message: ['message', 'message-example'],
}

/** The anchors of a body's headings, former ones too. */
export const headingAnchors = (blocks: readonly BlockLike[]): string[] =>
  headingsIn(blocks).flatMap(({ block }) => [block.anchor ?? '', ...(block.aliases ?? [])])

/**
 * Whether the site has an anchor on a page with these blocks: that of a heading, or one that an
 * operation, a topic, an enumeration, error codes, a table or the changelog brings. What it cannot know, it takes.
 */
export function hasAnchor(blocks: readonly TargetBlock[], anchor: string): boolean {
  if (headingAnchors(blocks).includes(anchor)) return true
  return blocks.some((block) => brings(block, anchor))
}

function brings(block: TargetBlock, anchor: string): boolean {
  const { shown } = block
  switch (block._type) {
    case 'operation':
    case 'channel': {
      const there = [...sectionsOf(block), ...anchorsOf(fieldRows(block))]
      // A page's second operation puts its name, and a number, before its anchors.
      const own = shown?.name ? anchor.replace(new RegExp(`^${shown.name}(-\\d+)?-`), '') : anchor
      return there.includes(anchor) || there.includes(own)
    }
    case 'enumTable':
      return !shown || [shown.anchor, ...anchorsOf(valueRows(block))].includes(anchor)
    case 'errorTable':
      return !shown || codeAnchors(shown.name ?? '', texts(shown.codes)).includes(anchor)
    case 'changelog':
      return /^\d{4}-\d{2}$|^changelog-/.test(anchor)
    case 'table':
    case 'parameterTable':
      return anchor.startsWith('row-')
    default:
      return innerBlocks<TargetBlock>(block).some((inside) => brings(inside, anchor))
  }
}

const anchorsOf = (rows: readonly AnchorRow[]): string[] => rows.map(({ anchor }) => anchor)

function sectionsOf({ _type, shown }: TargetBlock): string[] {
  const messages = (shown?.messages ?? []).flatMap(({ name }) =>
    SECTIONS.message.flatMap((one) => [one, `${name}-${one}`]),
  )
  return [...(_type === 'operation' ? SECTIONS.operation : SECTIONS.channel), ...messages]
}
