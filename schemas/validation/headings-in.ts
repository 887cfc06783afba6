import { headingLevel, isHeading } from '../../blocks/heading-style.ts'
import { bodiesOf, type MaybeContainer } from '../../blocks/inner-blocks.ts'

export type FieldPath = ({ _key: string } | string)[]

export interface BlockLike extends MaybeContainer<BlockLike> {
  _type: string
  /** Only on text blocks. */
  style?: string
  children?: readonly { text?: string; marks?: readonly string[] }[]
  /** Only on headings. */
  anchor?: string
  aliases?: readonly string[]
  /** Only on code blocks. */
  code?: string
  operation?: { _ref?: string }
  channel?: { _ref?: string }
}

/** A heading with its text and path. */
export interface FoundHeading {
  block: BlockLike
  text: string
  /** From 2 to 5. */
  level: number
  path: FieldPath
}

/** Returns all headings of a body with their paths, including those in other blocks. */
export function headingsIn(
  blocks: readonly BlockLike[] | undefined,
  within: FieldPath = [],
): FoundHeading[] {
  return (blocks ?? []).flatMap((block) => {
    const path = [...within, { _key: block._key }]
    if (isHeading(block)) {
      const text = (block.children ?? []).map((span) => span.text ?? '').join('')
      return [{ block, text, level: headingLevel(block.style), path }]
    }
    return bodiesOf<BlockLike>(block).flatMap(({ path: inner, body }) =>
      headingsIn(body, [...path, ...inner]),
    )
  })
}
