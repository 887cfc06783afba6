import { HttpError } from '../errors.ts'
import type { Field } from '../schema.ts'
import { isText } from '../schema.ts'
import type { Collection } from '../store/collection.ts'

/** Search parameters as they came: every value a string. */
export type RawParameters = Record<string, string>

// Accepted because they only tune cost or fine points of a real server's ranking.
const WITHOUT_EFFECT = new Set([
  'text_match_type',
  'max_extra_prefix',
  'max_extra_suffix',
  'prioritize_exact_match',
  'prioritize_num_matching_fields',
  'prioritize_token_position',
  'exhaustive_search',
  'search_cutoff_ms',
  'use_cache',
  'cache_ttl',
  'max_candidates',
  'facet_query_num_typos',
  'enable_analytics',
  'facet_strategy',
  'enable_highlight_v1',
  'highlight_v1',
  'demote_synonym_match',
  'synonym_prefix',
  'synonym_num_typos',
  'enable_lazy_filter',
  'validate_field_names',
  'facet_sample_percent',
  'facet_sample_threshold',
])

const SERVED = new Set([
  'q',
  'query_by',
  'query_by_weights',
  'sort_by',
  'filter_by',
  'group_by',
  'group_limit',
  'group_missing_values',
  'num_typos',
  'min_len_1typo',
  'min_len_2typo',
  'enable_typos_for_numerical_tokens',
  'enable_typos_for_alpha_numerical_tokens',
  'prefix',
  'infix',
  'drop_tokens_threshold',
  'drop_tokens_mode',
  'typo_tokens_threshold',
  'split_join_tokens',
  'highlight_full_fields',
  'highlight_fields',
  'snippet_threshold',
  'highlight_affix_num_tokens',
  'highlight_start_tag',
  'highlight_end_tag',
  'exclude_fields',
  'include_fields',
  'facet_by',
  'max_facet_values',
  'facet_query',
  'page',
  'per_page',
  'offset',
  'limit',
  'limit_hits',
  'synonym_sets',
  'enable_synonyms',
  'stopwords',
  'hidden_hits',
  'preset',
  'enable_overrides',
])

export interface QueryField {
  field: Field
  column: string
  weight: number
  typos: number
  prefix: boolean
  infix: 'off' | 'fallback' | 'always'
}

/** Throws 501 naming the first parameter that this server would otherwise ignore in silence. */
export function refuseUnknown(raw: RawParameters): void {
  for (const name of Object.keys(raw)) {
    if (SERVED.has(name) || WITHOUT_EFFECT.has(name)) continue
    throw new HttpError(
      501,
      `Search parameter \`${name}\` is not served by the local search server; a real Typesense may know it.`,
    )
  }
}

export const listOf = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A whole number of a parameter; 400 when it is not one. */
export function integer(raw: RawParameters, name: string, fallback: number): number {
  const text = raw[name]
  if (text === undefined || text === '') return fallback
  if (!/^\d+$/.test(text))
    throw new HttpError(400, `Parameter \`${name}\` must be an unsigned integer.`)
  return Number(text)
}

export function flag(raw: RawParameters, name: string, fallback: boolean): boolean {
  const text = raw[name]
  return text === undefined || text === '' ? fallback : text === 'true' || text === '1'
}

/** The fields of `query_by` with what the parallel lists say of each. */
export function queryFields(collection: Collection, raw: RawParameters): QueryField[] {
  const names = listOf(raw.query_by)
  const weights = perField(raw, 'query_by_weights', names)
  const typos = perField(raw, 'num_typos', names)
  const prefixes = perField(raw, 'prefix', names)
  const infixes = perField(raw, 'infix', names)
  return names.map((name, index) => {
    const field = collection.field(name)
    if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`)
    if (!isText(field))
      throw new HttpError(400, `Field \`${name}\` should be a string or a string array.`)
    if (!field.index)
      throw new HttpError(400, `Field \`${name}\` is marked as a non-indexed field in the schema.`)
    const infix = infixes[index] ?? 'off'
    if (infix !== 'off' && infix !== 'fallback' && infix !== 'always') {
      throw new HttpError(
        400,
        `Parameter \`infix\` must be one of off, fallback, always; got \`${infix}\`.`,
      )
    }
    if (infix !== 'off' && !field.infix) {
      throw new HttpError(
        400,
        `Could not find \`${name}\` in the infix index. Make sure to enable infix search by specifying \`infix: true\` in the schema.`,
      )
    }
    return {
      field,
      column: collection.textColumn(field),
      // Without weights the order of the fields is their weight, as on a real server.
      weight: weights[index] === undefined ? names.length - index : Number(weights[index]),
      typos: Math.min(2, Number(typos[index] ?? 2)),
      prefix: (prefixes[index] ?? 'true') === 'true',
      infix,
    }
  })
}

/** A comma list that has one entry for all fields, or one for each. */
function perField(
  raw: RawParameters,
  name: string,
  fields: readonly string[],
): (string | undefined)[] {
  const values = listOf(raw[name])
  if (values.length === 0) return []
  if (values.length === 1) return fields.map(() => values[0])
  if (values.length !== fields.length) {
    throw new HttpError(
      400,
      `Number of values in \`${name}\` does not match number of \`query_by\` fields.`,
    )
  }
  return values
}
