/** Of the fields that are searched, in their order; the words of readers weigh as much as they are told to. */
export const fieldWeights = (keywords: number): string =>
  `14,12,12,12,${keywords},1,10,10,10,${keywords},8,10,2,2`

/** Where a few of the words must do, a page that readers call so is worth as much as a heading. */
export const BROAD_WEIGHTS: string = fieldWeights(6)

/**
 * The order of what is found: first that for which the filter `best` holds, if there is one. A changelog mentions
 * everything; what it mentions is wanted first. What the explorer shows is documented.
 */
export const sortBy = (best?: string): string =>
  `_eval([${best ? `(${best}):2,` : ''}(type:!=change && type:!=explorer):1]):desc,_text_match:desc,item_priority:desc`
