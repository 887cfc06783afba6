import type { Block } from '../../blocks/lists/model.ts'

/** A field of parts, such as tabs, that have a body each. */
type PartField<B = Block> = B extends unknown
  ? { [F in keyof B]-?: B[F] extends readonly { body: Block[] }[] ? F : never }[keyof B]
  : never

const PARTS = { tabs: 'tabs' } as const satisfies { [F in PartField]: F }

/** All of these fields. */
export const partFields = Object.values(PARTS)

/** A block that others may stand in. */
export type Container = { body: unknown } | { [F in PartField]: Record<F, unknown> }[PartField]

type Part<B> = { _key: string; body?: readonly B[] | null | undefined }
/** A block of which only this is known: that others may stand in it. */
export type MaybeContainer<B> = Part<B> & {
  [F in PartField]?: readonly Part<B>[] | null | undefined
}

interface Body<B> {
  /** Of the part that has it, or of the block itself. */
  _key: string
  /** Within the block. */
  path: ({ _key: string } | string)[]
  body: readonly B[]
}

/** The bodies of a block in order: that of a note, of each of its tabs. */
export function bodiesOf<B>(block: MaybeContainer<B>): Body<B>[] {
  return [
    ...(block.body ? [{ _key: block._key, path: ['body'], body: block.body }] : []),
    ...partFields.flatMap((field) =>
      (block[field] ?? []).map(({ _key, body }) => ({
        _key,
        path: [field, { _key }, 'body'],
        body: body ?? [],
      })),
    ),
  ]
}

/** The blocks that stand right within a note, a fold or tabs; none for others. */
export const innerBlocks = <B>(block: MaybeContainer<B>): B[] =>
  bodiesOf(block).flatMap(({ body }) => body)

type Filled = { _key: string; body: Block[] }

/** The block with each part that has a body as `map` returns it; a note is its own only part. */
export function mapParts(block: Block, map: (part: Filled, index: number) => Filled): Block {
  if ('body' in block) {
    const { _key, body } = map(block, 0)
    return { ...block, _key, body }
  }
  const parts = <P extends Filled>(all: P[]): P[] =>
    all.map((part, index) => {
      const { _key, body } = map(part, index)
      return { ...part, _key, body }
    })
  switch (block._type) {
    case 'tabs':
      return { ...block, tabs: parts(block.tabs) }
    default:
      block satisfies Exclude<Block, Container>
      return block
  }
}

/** The block with each body as `map` returns it of this and of the one at its place in `other`. */
export function mapBodies(
  block: Block,
  other: Block,
  map: (body: Block[], other: readonly Block[]) => Block[],
): Block {
  const others = bodiesOf<Block>(other)
  return mapParts(block, ({ _key, body }, index) => ({
    _key,
    body: map(body, others[index]?.body ?? []),
  }))
}
