/** The weights of the searched fields, in order; `keywords` sets those of readers' words. */
export const fieldWeights = (keywords: number): string =>
  `14,12,12,12,${keywords},1,10,10,10,${keywords},8,10,2,2`

/** Weights of a broader search: readers' words count 6 instead of the 5 of the first search. */
export const BROAD_WEIGHTS: string = fieldWeights(6)

/**
 * The sort order: first the records that match the filter `best`, if given. Changelog entries and explorer pages come
 * last: readers want what an entry mentions, and the page that documents an operation.
 */
export const sortBy = (best?: string): string =>
  `_eval([${best ? `(${best}):2,` : ''}(type:!=change && type:!=explorer):1]):desc,_text_match:desc,item_priority:desc`
