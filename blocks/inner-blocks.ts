import { partFields } from './registry.ts'

type PartField = (typeof partFields)[number]
export type Part<B> = { _key: string; body?: readonly B[] | null | undefined }
/** A block that may contain other blocks. */
export type MaybeContainer<B> = Part<B> & {
  [F in PartField]?: readonly Part<B>[] | null | undefined
}

interface Body<B> {
  /** Key of the part, or of the block itself. */
  _key: string
  /** Path within the block. */
  path: ({ _key: string } | string)[]
  body: readonly B[]
}

/** Returns the bodies of a block in order: of an admonition, or of each tab. */
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

/** Returns the blocks directly within a block. */
export const innerBlocks = <B>(block: MaybeContainer<B>): B[] =>
  bodiesOf(block).flatMap(({ body }) => body)

type BlockPart<B> = { _key: string; body: B[] }

/** Returns the block with each part replaced by `map`; a block with a body is its own only part. */
export function mapParts<B extends object>(
  block: B & MaybeContainer<B>,
  map: (part: BlockPart<B>, index: number) => BlockPart<B>,
): B {
  const filled = ({ _key, body }: Part<B>, index: number) =>
    map({ _key, body: [...(body ?? [])] }, index)
  if (block.body) return { ...block, ...filled(block, 0) }
  const field = partFields.find((one) => block[one])
  if (!field) return block
  const parts = (block[field] ?? []).map((part, index) => ({ ...part, ...filled(part, index) }))
  return { ...block, [field]: parts }
}

/** Returns the block with the parts of `shared`, in their order, each mapped from the shared and the own part. */
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

/** Returns the block with each body mapped together with the corresponding body of `other`. */
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
