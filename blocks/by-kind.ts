import { type HeadingStyle, isHeading } from './heading-style.ts'

/** What a block is: its type, but for a heading, which is text of a style. */
export type KindOf<B extends { _type: string }> = B extends {
  _type: 'block'
  style: HeadingStyle
}
  ? 'heading'
  : B['_type']

/** The blocks of `B` that are of a kind. */
export type OfKind<B extends { _type: string }, Kind extends string> = B extends unknown
  ? KindOf<B> extends Kind
    ? B
    : never
  : never

/** The name of a block's kind; in a draft it may lack anything but its type. */
export const kindOf = (block: { _type: string }): string =>
  isHeading(block) ? 'heading' : block._type

/** One facet of every kind of `B`, by the name of the kind. */
export type Facets<B extends { _type: string }, Args extends unknown[], R> = {
  [Kind in KindOf<B>]: (block: OfKind<B, Kind>, ...args: Args) => R
}

/**
 * The facet of a block's own kind; undefined for a kind without, which `Without` must name, and for
 * one that only a newer Studio knows.
 */
export function byKind<
  B extends { _type: string },
  Args extends unknown[],
  R,
  Without extends B = never,
>(facets: Facets<Exclude<B, Without>, Args, R> & Partial<Facets<Without, Args, R>>) {
  const known = new Map<string, unknown>(Object.entries(facets))
  return (block: B, ...args: Args): R | undefined => {
    // A facet stands under the name of the kind that it takes, which a look-up by name cannot say.
    const facet = known.get(kindOf(block)) as ((block: B, ...args: Args) => R) | undefined
    return facet?.(block, ...args)
  }
}
