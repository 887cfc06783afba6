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

/** Returns the anchors and aliases of a body's headings. */
export const headingAnchors = (blocks: readonly BlockLike[]): string[] =>
  headingsIn(blocks).flatMap(({ block }) => [block.anchor ?? '', ...(block.aliases ?? [])])

/**
 * Whether a page with these blocks has an anchor: of a heading, or of an operation, topic, enumeration, error code,
 * table or changelog that it shows. Returns true if that cannot be known.
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
      // The anchors of a page's second operation start with its name, and with a number if the name occurs twice.
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
