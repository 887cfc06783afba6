import fc from 'fast-check'
import { isHeading, isText } from '../../blocks/heading-style.ts'
import { fixtures } from '../../blocks/lists/fixture.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { mapTexts } from '../../blocks/lists/text.ts'
import { innerTypes } from '../../blocks/registry.ts'
import { blockText } from '../block-text.ts'
import { blankBlock } from '../blocks-above.ts'

type Any = fc.Arbitrary<Block | Block[]>

interface Kind {
  inner: boolean
  any: Any | ((body: fc.Arbitrary<Block[]>) => Any)
}

const kinds = Object.entries(fixtures).map(
  ([type, { any }]): Kind => ({
    // Anchors must be unique, and below only top-level headings get one.
    inner: innerTypes.includes(type),
    any,
  }),
)

const simple = kinds.flatMap(({ inner, any }) => (inner && typeof any !== 'function' ? [any] : []))
const top = kinds.flatMap(({ inner, any }) => (!inner && typeof any !== 'function' ? [any] : []))

/** Blocks that may be nested in another block, with further nesting. */
const { body } = fc.letrec<{ body: Block[]; container: Block | Block[] }>((tie) => ({
  body: fc
    .array(fc.oneof({ depthSize: 'small' }, fc.oneof(...simple), tie('container')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.flat()),
  container: fc.oneof(
    ...kinds.flatMap(({ any }) => (typeof any === 'function' ? [any(tie('body'))] : [])),
  ),
}))

/** Generates blocks of a page in any order that the Studio permits. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc
  .array(fc.oneof(body, ...top), { maxLength: 4 })
  .map((parts) =>
    parts
      .flat()
      .map((block, index) => (isHeading(block) ? { ...block, anchor: `h-${index}` } : block)),
  )

/** Sets a key, and a unique anchor for a heading. */
const named = (block: Block, _key: string): Block =>
  isHeading(block) ? { ...block, _key, anchor: _key } : { ...block, _key }

/** Generates a translation with missing, covered, differently built and additional blocks. */
export const anyTranslation = (english: Block[]): fc.Arbitrary<Block[]> =>
  fc
    .tuple(
      ...english.map((block) =>
        fc.tuple(
          fc.oneof(fc.constant([]), anyBlocks),
          fc.oneof(
            fc.constant([block]),
            fc.constant([]),
            fc.constant(isText(block) && blockText(block).trim() !== '' ? [blankBlock(block)] : []),
            anyBlocks.map(([other]) => (other ? [named(other, block._key)] : [])),
          ),
        ),
      ),
    )
    .map((parts) =>
      parts.flatMap(([before, at], index) => [
        ...before.map((block, place) => named(block, `own-${index}-${place}`)),
        ...at,
      ]),
    )

/** Ways in which a text may be stored: empty, blank, a line end, with spaces at its ends, unchanged. */
const leaving: readonly ((words: string) => string)[] = [
  () => '',
  () => '  ',
  () => '\n',
  (words) => ` ${words}`,
  (words) => `${words} `,
  (words) => words,
]

/** Generates blocks as stored, which are less tidy than an editor keeps them. */
export const typedBlocks: fc.Arbitrary<Block[]> = fc
  .tuple(anyBlocks, fc.array(fc.constantFrom(...leaving), { minLength: 1, maxLength: 20 }))
  .map(([blocks, ways]) => {
    let at = 0
    const left = (words: string): string => ways[at++ % ways.length]?.(words) ?? words
    return blocks.map((block) =>
      mapTexts(block, {
        // A title is required.
        line: (words) => (words.trim() && left(words).trim() ? ` ${words} ` : words),
        text: (text) => {
          const [first, ...rest] = text.children
          if (!first) return text
          const words = left(first.text)
          return { ...text, children: [{ ...first, text: words }, ...(words.trim() ? rest : [])] }
        },
      }),
    )
  })
