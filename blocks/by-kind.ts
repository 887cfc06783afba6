import { type HeadingStyle, isHeading } from './heading-style.ts'

/** The kind of a block: its type, or `heading` for text with a heading style. */
export type KindOf<B extends { _type: string }> = B extends {
  _type: 'block'
  style: HeadingStyle
}
  ? 'heading'
  : B['_type']

/** The blocks of `B` with this kind. */
export type OfKind<B extends { _type: string }, Kind extends string> = B extends unknown
  ? KindOf<B> extends Kind
    ? B
    : never
  : never

/** Returns the kind of a block; in a draft a block may lack any field but its type. */
export const kindOf = (block: { _type: string }): string =>
  isHeading(block) ? 'heading' : block._type

/** One facet for every kind of `B`, by kind. */
export type Facets<B extends { _type: string }, Args extends unknown[], R> = {
  [Kind in KindOf<B>]: (block: OfKind<B, Kind>, ...args: Args) => R
}

/**
 * Returns a function that calls the facet of a block's kind. It returns undefined for a kind without a facet, which
 * `Without` must name, and for a kind that only a newer Studio has.
 */
export function byKind<
  B extends { _type: string },
  Args extends unknown[],
  R,
  Without extends B = never,
>(facets: Facets<Exclude<B, Without>, Args, R> & Partial<Facets<Without, Args, R>>) {
  const known = new Map<string, unknown>(Object.entries(facets))
  return (block: B, ...args: Args): R | undefined => {
    // `Facets` assigns each kind a function for that kind, but a look-up by a string loses this.
    const facet = known.get(kindOf(block)) as ((block: B, ...args: Args) => R) | undefined
    return facet?.(block, ...args)
  }
}
