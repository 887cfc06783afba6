import { namesAddress } from '../../web/content/reference/named-addresses.ts'
import { byKind } from '../by-kind.ts'
import type { ImageBlock } from '../image/model.ts'
import type { Block, ReferringBlock } from './model.ts'

/** Kinds of documents to which blocks refer. */
export type Referred = 'operations' | 'channels' | 'enums' | 'errors' | 'cards' | 'pages'

/** Content of another document that a stored block shows, and that can change without the block. */
export type BlockReference =
  | { to: Referred; id: string; text?: string | undefined }
  /** All changelog entries. */
  | { to: 'changelog' }
  /** An API address that the block's text or code names. */
  | { to: 'addresses' }

type Facet = Exclude<ReferringBlock, ImageBlock>

const known = byKind<Block, [], BlockReference[], Exclude<Block, Facet>>({
  block: ({ children, markDefs }) => [
    ...markDefs.flatMap((mark): BlockReference[] =>
      mark._type === 'pageLink' ? [{ to: 'pages', id: mark.page._ref }] : [],
    ),
    ...(children.some(({ text }) => namesAddress(text)) ? [{ to: 'addresses' } as const] : []),
  ],
  codeBlock: ({ code }) => (namesAddress(code) ? [{ to: 'addresses' }] : []),
  operation: ({ operation }) => [{ to: 'operations', id: operation._ref }],
  channel: ({ channel }) => [{ to: 'channels', id: channel._ref }],
  enumTable: (block) => [{ to: 'enums', id: block.enum._ref }],
  errorTable: ({ errors }) => [{ to: 'errors', id: errors._ref }],
  cards: ({ cards }) => cards.map(({ page, text }) => ({ to: 'cards', id: page._ref, text })),
  changelog: () => [{ to: 'changelog' }],
})

/** Returns the references of `block` itself. Images are excluded: an asset has no page and never changes. */
export const referencesOf = (block: Block): BlockReference[] => known(block) ?? []
