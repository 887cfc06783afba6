import { groupLimit } from '../engine/groups.ts'
import { readPage } from '../engine/page.ts'
import { integer, type RawParameters } from '../engine/parameters.ts'
import { HttpError } from '../http/http-error.ts'

/** Limits for search-only keys, which are public as part of a page's source. */
const MOST_NUMBER = {
  drop_tokens_threshold: 100,
  max_facet_values: 250,
  highlight_affix_num_tokens: 100,
} as const
const MOST_CHARACTERS = {
  q: 512,
  analytics_tag: 64,
  highlight_start_tag: 64,
  highlight_end_tag: 64,
} as const
/** Most characters of parameters that truncation would change in meaning, such as filters. */
const MOST_OF_OTHERS = 4000
const MOST_FIELDS = 20
const MOST_HITS = 500
const LISTS = ['query_by', 'facet_by', 'group_by', 'highlight_fields', 'highlight_full_fields']

/** Throws 400 for an unreasonably long parameter in a reader's request. */
export function refuseTooLong(parameters: RawParameters): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (value.length > MOST_OF_OTHERS) {
      throw new HttpError(
        400,
        `Parameter \`${name}\` exceeds max allowed length of ${MOST_OF_OTHERS}.`,
      )
    }
    if (LISTS.includes(name) && value.split(',').length > MOST_FIELDS)
      throw new HttpError(400, `Parameter \`${name}\` names more than ${MOST_FIELDS} fields.`)
  }
}

/** The parameters of a reader's search, limited in cost; `searches` is their number in the request. */
export function clampParameters(raw: RawParameters, searches: number): RawParameters {
  const out = { ...raw }
  for (const [name, most] of Object.entries(MOST_NUMBER))
    if (out[name]) out[name] = String(Math.min(most, integer(raw, name, 0)))
  for (const [name, most] of Object.entries(MOST_CHARACTERS))
    if (out[name]) out[name] = out[name].slice(0, most)
  // Limits all hits of a request together: pages of 250 groups with 99 hits would be gigabytes.
  const hits = Math.max(10, Math.floor(MOST_HITS / searches))
  const size = Math.min(readPage(raw).size, hits)
  const most = Math.max(1, Math.floor(hits / Math.max(1, size)))
  return {
    ...out,
    per_page: String(size),
    group_limit: String(Math.min(groupLimit(raw), most)),
  }
}
