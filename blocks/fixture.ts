import type fc from 'fast-check'
import type { PageText } from './block/resolve.ts'
import type { KindOf, OfKind } from './by-kind.ts'
import type { Block } from './lists/model.ts'
import type { PageBlock } from './lists/resolve.ts'

type AnyOf<B> = fc.Arbitrary<B | B[]>

/** A block with hostile text in unexpected fields, as it may be stored without the Studio. */
export type HostileBlock = Record<string, unknown> & { _type: string; _key: string }

/** Text blocks that contain the hostile text. */
export interface HostileText {
  paragraph: HostileBlock
  /** One block for each mark. */
  marked: HostileBlock[]
  /** Returns a block with a plain text. */
  plain: (text: string) => HostileBlock
}

/** Examples of a kind, with which shared tests check the kind. */
export interface KindFixture<Kind extends KindOf<Block>> {
  /** Page blocks for golden files. */
  shown: (text: { paragraph: (text: string) => PageText }) => OfKind<PageBlock, Kind>[]
  /** Generates any block that the Studio permits; a container gets `body` as content. */
  any: AnyOf<OfKind<Block, Kind>> | ((body: fc.Arbitrary<Block[]>) => AnyOf<OfKind<Block, Kind>>)
  /** Returns blocks with `words` in each field that writers or programs can set. Undefined for a kind without text. */
  hostile?: (words: string, text: HostileText) => HostileBlock[]
}
