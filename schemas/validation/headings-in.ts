export type FieldPath = ({ _key: string } | string)[]

export interface BlockLike {
  _key: string
  _type: string
  text?: string
  level?: number
  anchor?: string
  aliases?: string[]
  /** Of code. */
  code?: string
  operation?: { _ref?: string }
  channel?: { _ref?: string }
  /** Of a note, a fold or a tab. */
  body?: readonly BlockLike[]
  tabs?: readonly { _key: string; body?: readonly BlockLike[] }[]
}

/** The headings of a body with their places in it, those in notes, folds and tabs as well. */
export function headingsIn(
  blocks: readonly BlockLike[] | undefined,
  within: FieldPath = [],
): { heading: BlockLike; path: FieldPath }[] {
  return (blocks ?? []).flatMap((block) => {
    const path = [...within, { _key: block._key }]
    if (block._type === 'heading') return [{ heading: block, path }]
    return [
      ...headingsIn(block.body, [...path, 'body']),
      ...(block.tabs ?? []).flatMap((tab) =>
        headingsIn(tab.body, [...path, 'tabs', { _key: tab._key }, 'body']),
      ),
    ]
  })
}
