import { textReferences } from '../block/references.ts'
import { byKind } from '../by-kind.ts'
import { cardsReferences } from '../cards/references.ts'
import { changelogReferences } from '../changelog/references.ts'
import { channelReferences } from '../channel/references.ts'
import { codeReferences } from '../codeBlock/references.ts'
import { enumReferences } from '../enumTable/references.ts'
import { errorsReferences } from '../errorTable/references.ts'
import type { ImageBlock } from '../image/model.ts'
import { operationReferences } from '../operation/references.ts'
import type { BlockReference } from '../reference.ts'
import type { Block, ReferringBlock } from './model.ts'

type Facet = Exclude<ReferringBlock, ImageBlock>

const known = byKind<Block, [], BlockReference[], Exclude<Block, Facet>>({
  block: textReferences,
  codeBlock: codeReferences,
  operation: operationReferences,
  channel: channelReferences,
  enumTable: enumReferences,
  errorTable: errorsReferences,
  cards: cardsReferences,
  changelog: changelogReferences,
})

/** Returns the references of `block` itself. Images are excluded: an asset has no page and never changes. */
export const referencesOf = (block: Block): BlockReference[] => known(block) ?? []
