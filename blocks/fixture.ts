import type fc from 'fast-check'
import type { PageText } from './block/resolve.ts'
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
export interface KindFixture<Type extends Block['_type']> {
  /** As a page shows it: for golden files. */
  shown: (text: { paragraph: (text: string) => PageText }) => Extract<PageBlock, { _type: Type }>[]
  /** Any that the Studio lets people write; of what holds others, with `body` inside. */
  any:
    | AnyOf<Extract<Block, { _type: Type }>>
    | ((body: fc.Arbitrary<Block[]>) => AnyOf<Extract<Block, { _type: Type }>>)
  /**
   * With `words` in each place that a writer can fill, or a program that can write. A kind without
   * words of its own has none.
   */
  hostile?: (words: string, text: HostileText) => HostileBlock[]
}
