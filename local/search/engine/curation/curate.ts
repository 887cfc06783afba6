import type { Collection } from '../../store/collection.ts'
import type { Document } from '../../store/document.ts'
import { flag, listOf, type RawParameters } from '../parameters.ts'
import type { CurationItem } from './curation-set.ts'
import { pinnedHits } from './pinned-hits.ts'
import type { Pin } from './pins.ts'
import { ruleWords } from './rule-words.ts'

export interface Curated {
  /** The parameters as the curations that hold have changed them. */
  raw: RawParameters
  pins: Pin[]
  /** Ids of documents that are left out. */
  hidden: string[]
  /** Whether what is pinned must fit the filter as well. */
  filterPins: boolean
  metadata: Document | undefined
}

/**
 * Applies the curations whose rules hold for a search, in their order, to its parameters; then what
 * the search itself pins and hides.
 */
export function curate(
  collection: Collection,
  raw: RawParameters,
  items: readonly CurationItem[],
): Curated {
  const out: Curated = {
    raw: { ...raw },
    pins: [],
    hidden: listOf(raw.hidden_hits),
    filterPins: flag(raw, 'filter_curated_hits', false),
    metadata: undefined,
  }
  // A replaced query is not what the next rules ask about; one without some of its words is.
  let text = raw.q ?? ''
  const tags = tagsOf(raw)
  const on = flag(raw, 'enable_curations', true) && flag(raw, 'enable_overrides', true)
  for (const item of on ? tagged(items, tags) : []) {
    if (!holds(collection, item, text, raw.filter_by ?? '', tags)) continue
    out.hidden.push(...item.excludes.map(({ id }) => id))
    out.pins.push(...item.includes)
    if (item.remove_matched_tokens) text = withoutWords(collection, text, item.rule.query ?? '')
    if (item.replace_query) out.raw.q = item.replace_query
    else if (item.remove_matched_tokens) out.raw.q = text
    if (item.filter_by) {
      out.raw.filter_by = [out.raw.filter_by, item.filter_by]
        .filter((filter) => filter?.trim())
        .map((filter) => `(${filter})`)
        .join(' && ')
    }
    if (item.sort_by) out.raw.sort_by = item.sort_by
    out.filterPins ||= item.filter_curated_hits
    out.metadata ??= item.metadata
    if (item.stop_processing) break
  }
  out.pins.push(...pinnedHits(raw))
  return out
}

const tagsOf = (raw: RawParameters) => new Set(listOf(raw.curation_tags ?? raw.override_tags))

/** With several tags those that have exactly these, if any do; otherwise those that share one. */
function tagged(items: readonly CurationItem[], tags: ReadonlySet<string>): CurationItem[] {
  if (tags.size === 0) return items.filter(({ rule }) => !rule.tags?.length || isForAll(rule.tags))
  const shared = (own: readonly string[] = []) => own.filter((tag) => tags.has(tag)).length
  const some = items.filter(({ rule }) => shared(rule.tags) > 0)
  const same = some.filter(
    ({ rule }) => rule.tags?.length === tags.size && shared(rule.tags) === tags.size,
  )
  return tags.size > 1 && same.length > 0 ? same : some
}

const isForAll = (tags: readonly string[]) => tags.length === 1 && tags[0] === '*'

function holds(
  collection: Collection,
  { rule, ...item }: CurationItem,
  text: string,
  filter: string,
  tags: ReadonlySet<string>,
): boolean {
  const now = Date.now() / 1000
  if (now < (item.effective_from_ts ?? now) || now > (item.effective_to_ts ?? now)) return false
  if (rule.filter_by !== undefined && rule.filter_by !== filter) return false
  if (rule.query) return matchOf(collection, text, rule.query, rule.match) !== undefined
  // What has neither a query nor a filter is chosen by its tags alone.
  return rule.filter_by !== undefined || tags.size > 0 || isForAll(rule.tags ?? [])
}

/** Where in the text the words of a rule stand. */
function matchOf(
  collection: Collection,
  text: string,
  query: string,
  match: 'exact' | 'contains' = 'contains',
): { start: number; end: number } | undefined {
  if (query.trim() === '*') return text.trim() === '*' ? { start: 0, end: text.length } : undefined
  const wanted = ruleWords(collection.tokenize, query).map(({ word }) => word)
  const tokens = ruleWords(collection.tokenize, text)
  if (wanted.length === 0 || (match === 'exact' && tokens.length !== wanted.length))
    return undefined
  for (let at = 0; at + wanted.length <= tokens.length; at++) {
    if (wanted.some((word, offset) => tokens[at + offset]?.word !== word)) continue
    const [first, last] = [tokens[at], tokens[at + wanted.length - 1]]
    if (first && last) return { start: first.start, end: last.end }
  }
  return undefined
}

/** The text without the words of a rule, wherever they stand; `*` when none is left. */
function withoutWords(collection: Collection, text: string, query: string): string {
  let rest = text
  for (let at = matchOf(collection, rest, query); at; at = matchOf(collection, rest, query))
    rest = `${rest.slice(0, at.start)}${rest.slice(at.end)}`
  return rest.trim() || '*'
}
