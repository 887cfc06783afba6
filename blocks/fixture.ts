import type fc from 'fast-check'
import type { PageText } from './block/resolve.ts'
import type { Block } from './lists/model.ts'
import type { PageBlock } from './lists/resolve.ts'

/** Examples of a kind, from which tests of all kinds learn whether it works. */
export interface KindFixture<Type extends Block['_type']> {
  /** As a page shows it: for golden files. */
  shown: (text: { paragraph: (text: string) => PageText }) => Extract<PageBlock, { _type: Type }>[]
  /** Any that the Studio lets people write, with `body` inside where others may stand in it. */
  any: (body: fc.Arbitrary<Block[]>) => fc.Arbitrary<Extract<Block, { _type: Type }>>
  /** One with `words` in each place that a writer can fill, or a program that can write. */
  hostile: (
    words: string,
    paragraph: object,
  ) => Record<string, unknown> & { _type: Type; _key: string }
}
