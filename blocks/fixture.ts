import type fc from 'fast-check'
import type { PageText } from './block/resolve.ts'
import type { KindOf, OfKind } from './by-kind.ts'
import type { Block } from './lists/model.ts'
import type { PageBlock } from './lists/resolve.ts'

type AnyOf<B> = fc.Arbitrary<B | B[]>

/** A block with words where nobody expects them, as somebody may store it without the Studio. */
export type HostileBlock = Record<string, unknown> & { _type: string; _key: string }

/** Texts that hold the hostile words. */
export interface HostileText {
  paragraph: HostileBlock
  /** With each mark. */
  marked: HostileBlock[]
  /** The same words as they are. */
  plain: (text: string) => HostileBlock
}

/** Examples of a kind, from which tests of all kinds learn whether it works. */
export interface KindFixture<Kind extends KindOf<Block>> {
  /** As a page shows it: for golden files. */
  shown: (text: { paragraph: (text: string) => PageText }) => OfKind<PageBlock, Kind>[]
  /** Any that the Studio lets people write; of what holds others, with `body` inside. */
  any: AnyOf<OfKind<Block, Kind>> | ((body: fc.Arbitrary<Block[]>) => AnyOf<OfKind<Block, Kind>>)
  /**
   * With `words` in each place that a writer can fill, or a program that can write. A kind without
   * words of its own has none.
   */
  hostile?: (words: string, text: HostileText) => HostileBlock[]
}
