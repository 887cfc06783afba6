import type { Block } from '../../../blocks/lists/model.ts'
import { type Referred, referencesOf } from '../../../blocks/lists/references.ts'
import { allBlocks } from './block-children.ts'

/** Document ids, each once. A card shows the title and description of its page. */
export interface BlockReferences extends Record<Referred, string[]> {
  /** Whether a block shows all entries of the changelog. */
  changelog: boolean
  /** Whether text or code names an address of the API. */
  addresses: boolean
}

/** The documents that `blocks`, and all blocks nested inside them, refer to. */
export function blockReferences(blocks: readonly Block[]): BlockReferences {
  const all = allBlocks(blocks).flatMap(referencesOf)
  const ids = (to: Referred) => [
    ...new Set(all.flatMap((one) => (one.to === to && 'id' in one ? [one.id] : []))),
  ]
  return {
    pages: ids('pages'),
    cards: ids('cards'),
    operations: ids('operations'),
    channels: ids('channels'),
    enums: ids('enums'),
    errors: ids('errors'),
    changelog: all.some(({ to }) => to === 'changelog'),
    addresses: all.some(({ to }) => to === 'addresses'),
  }
}
