/** One facet of every kind of `B`, by the name of the kind. */
export type Facets<B extends { _type: string }, Args extends unknown[], R> = {
  [Type in B['_type']]: (block: Extract<B, { _type: Type }>, ...args: Args) => R
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
    const facet = known.get(block._type) as ((block: B, ...args: Args) => R) | undefined
    return facet?.(block, ...args)
  }
}
