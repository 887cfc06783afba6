import { bodiesOf, type MaybeContainer } from '../../blocks/inner-blocks.ts'

export type FieldPath = ({ _key: string } | string)[]

export interface BlockLike extends MaybeContainer<BlockLike> {
  _type: string
  text?: string
  level?: number
  anchor?: string
  aliases?: string[]
  /** Of code. */
  code?: string
  operation?: { _ref?: string }
  channel?: { _ref?: string }
}

/** The headings of a body with their places in it, those in notes, folds and tabs as well. */
export function headingsIn(
  blocks: readonly BlockLike[] | undefined,
  within: FieldPath = [],
): { heading: BlockLike; path: FieldPath }[] {
  return (blocks ?? []).flatMap((block) => {
    const path = [...within, { _key: block._key }]
    if (block._type === 'heading') return [{ heading: block, path }]
    return bodiesOf<BlockLike>(block).flatMap(({ path: inner, body }) =>
      headingsIn(body, [...path, ...inner]),
    )
  })
}
