import type { Locale } from '../config/locales.ts'
import { searchAlias } from './collection.ts'
import { fieldWeights, sortBy } from './weights.ts'

// The lists are parallel: the third entry of each is for the third field.
const SEARCHED =
  'hierarchy.lvl1,path,codes,identifiers,elsewhere,translated,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,keywords,identifiers_split,sections,about,content'
const fixed = {
  query_by: SEARCHED,
  query_by_weights: fieldWeights(5),
  num_typos: '2,1,0,0,0,1,2,2,2,1,1,1,1,1',
  prefix: 'true,true,false,true,true,true,true,true,true,true,true,true,true,true',
  infix: 'off,fallback,off,fallback,off,off,off,off,off,off,off,off,off,off',
  text_match_type: 'max_weight',
  sort_by: sortBy(),
  group_by: 'url_without_anchor',
  group_limit: 3,
  min_len_1typo: 4,
  min_len_2typo: 8,
  enable_typos_for_numerical_tokens: false,
  enable_typos_for_alpha_numerical_tokens: false,
  max_extra_prefix: 12,
  max_extra_suffix: 12,
  // When too few records have all words, the site searches again: `query/understand-search.ts`.
  drop_tokens_threshold: 0,
  drop_tokens_mode: 'both_sides:3',
  typo_tokens_threshold: 1,
  split_join_tokens: 'fallback',
  // “Get Orderbook” is no worse a match for “orderbook” than “Orderbook”, nor is a synonym: among good matches the
  // page's position in its sidebar decides.
  prioritize_exact_match: false,
  demote_synonym_match: false,
  prioritize_num_matching_fields: false,
  exhaustive_search: false,
  // Otherwise fields excluded from the response have no highlights, and a hit would not show why it matched.
  highlight_fields: SEARCHED,
  highlight_full_fields:
    'identifiers,elsewhere,translated,path,hierarchy.lvl0,hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4',
  snippet_threshold: 8,
  highlight_affix_num_tokens: 8,
  exclude_fields:
    'identifiers_split,sections,keywords,about,sounds,called,answers,source_rev,depends',
} as const

export type SearchParameters = typeof fixed & { filter_by: string; stopwords: string }

/** The parameters of each query of the site, besides `q`, page and page size. */
export function searchParameters(locale: Locale, version: string): SearchParameters {
  return {
    ...fixed,
    filter_by: `locale:=\`${locale}\` && version:=[\`${version}\`,\`default\`]`,
    // A server refuses a set that it does not have, so `tuning/stop-word-sets.ts` writes one for each locale.
    stopwords: searchAlias(locale),
  }
}
