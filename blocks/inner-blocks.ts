import { partFields } from './registry.ts'

type PartField = (typeof partFields)[number]
export type Part<B> = { _key: string; body?: readonly B[] | null | undefined }
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

type Filled<B> = { _key: string; body: B[] }

/** The block with each part that has a body as `map` returns it; a note is its own only part. */
export function mapParts<B extends object>(
  block: B & MaybeContainer<B>,
  map: (part: Filled<B>, index: number) => Filled<B>,
): B {
  const filled = ({ _key, body }: Part<B>, index: number) =>
    map({ _key, body: [...(body ?? [])] }, index)
  if (block.body) return { ...block, ...filled(block, 0) }
  const field = partFields.find((one) => block[one])
  if (!field) return block
  const parts = (block[field] ?? []).map((part, index) => ({ ...part, ...filled(part, index) }))
  return { ...block, [field]: parts }
}

/** The block with the parts that `shared` has, in its order, each as `map` returns it of both. */
export function alignParts<B extends object>(
  block: B & MaybeContainer<B>,
  shared: MaybeContainer<B>,
  map: (shared: Part<B>, own: Part<B> | undefined) => Part<B>,
): B {
  if (shared.body) return { ...block, body: map(shared, block).body }
  const field = partFields.find((one) => shared[one])
  if (!field) return block
  const own = new Map((block[field] ?? []).map((part) => [part._key, part]))
  return { ...block, [field]: (shared[field] ?? []).map((part) => map(part, own.get(part._key))) }
}

/** The block with each body as `map` returns it of this and of the one at its place in `other`. */
export function mapBodies<B extends object>(
  block: B & MaybeContainer<B>,
  other: MaybeContainer<B>,
  map: (body: B[], other: readonly B[]) => B[],
): B {
  const others = bodiesOf<B>(other)
  return mapParts<B>(block, ({ _key, body }, index) => ({
    _key,
    body: map(body, others[index]?.body ?? []),
  }))
}
