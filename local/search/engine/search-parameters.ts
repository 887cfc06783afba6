/**
 * Support of a search parameter: served; accepted without effect, for a reason; or 501 for values the site never sends.
 */
export type Support =
  | { kind: 'served' }
  | { kind: 'accepted'; because: string }
  | { kind: 'only'; values: readonly string[] }

const served: Support = { kind: 'served' }
const only = (...values: string[]): Support => ({ kind: 'only', values })
const accepted = (because: string): Support => ({ kind: 'accepted', because })
const order = accepted('tunes the order of hits, which is this engine’s own')

/** Every search parameter that the product sends; Typesense's others get 501 here. */
export const SEARCH_PARAMETERS: Readonly<Record<string, Support>> = {
  q: served,
  query_by: served,
  query_by_weights: served,
  prefix: served,
  infix: served,
  max_extra_prefix: served,
  max_extra_suffix: served,
  filter_by: served,
  sort_by: served,
  num_typos: served,
  min_len_1typo: served,
  min_len_2typo: served,
  drop_tokens_threshold: served,
  enable_typos_for_numerical_tokens: served,
  enable_typos_for_alpha_numerical_tokens: served,
  facet_by: served,
  max_facet_values: served,
  group_by: served,
  group_limit: served,
  page: served,
  per_page: served,
  include_fields: served,
  exclude_fields: served,
  highlight_fields: served,
  highlight_full_fields: served,
  highlight_affix_num_tokens: served,
  highlight_start_tag: served,
  highlight_end_tag: served,
  snippet_threshold: served,
  enable_curations: served,
  stopwords: served,
  enable_analytics: served,
  analytics_tag: served,

  text_match_type: order,
  prioritize_num_matching_fields: order,
  exhaustive_search: accepted('results here are always complete unless cut off'),
  'x-typesense-user-id': accepted('nobody is told apart'),

  typo_tokens_threshold: only('1'),
  drop_tokens_mode: only('both_sides:3'),
  split_join_tokens: only('fallback'),
  prioritize_exact_match: only('false'),
  demote_synonym_match: only('false'),
}
