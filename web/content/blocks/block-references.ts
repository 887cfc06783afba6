import type { Block, ReferringBlock } from '../../../blocks/lists/model.ts'
import { namesAddress } from '../reference/named-addresses.ts'
import { allBlocks } from './block-children.ts'

export interface BlockReferences {
  /** Linked by path and label. */
  pages: string[]
  /** Linked by a card, which shows their title and description. */
  cards: string[]
  operations: string[]
  channels: string[]
  enums: string[]
  errors: string[]
  /** Whether all entries of the changelog are shown. */
  changelog: boolean
  /** Whether words or code name an address of the API. */
  addresses: boolean
}

/** The ids of the documents that `blocks` refer to, each once. */
export function blockReferences(blocks: readonly Block[]): BlockReferences {
  const pages = new Set<string>()
  const cards = new Set<string>()
  const operations = new Set<string>()
  const channels = new Set<string>()
  const enums = new Set<string>()
  const errors = new Set<string>()
  let changelog = false
  let addresses = false
  for (const block of allBlocks(blocks)) {
    switch (block._type) {
      case 'operation':
        operations.add(block.operation._ref)
        break
      case 'channel':
        channels.add(block.channel._ref)
        break
      case 'enumTable':
        enums.add(block.enum._ref)
        break
      case 'errorTable':
        errors.add(block.errors._ref)
        break
      case 'changelog':
        changelog = true
        break
      case 'cards':
        for (const card of block.cards) cards.add(card.page._ref)
        break
      case 'codeBlock':
        addresses ||= namesAddress(block.code)
        break
      case 'block':
        for (const mark of block.markDefs) if (mark._type === 'pageLink') pages.add(mark.page._ref)
        addresses ||= block.children.some((span) => namesAddress(span.text))
        break
      // A file has no address of its own and does not change.
      case 'image':
        break
      default:
        block satisfies Exclude<Block, ReferringBlock>
    }
  }
  return {
    pages: [...pages],
    cards: [...cards],
    operations: [...operations],
    channels: [...channels],
    enums: [...enums],
    errors: [...errors],
    changelog,
    addresses,
  }
}
