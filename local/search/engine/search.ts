import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import type { Budget } from './budget.ts'
import { facetField, readFacets } from './facet-by.ts'
import { countFacet } from './facets.ts'
import { type Condition, filterCondition } from './filter-sql.ts'
import { groupKey, groupLimit, groupMatches } from './groups.ts'
import { hitWriter } from './hits.ts'
import { insideFits } from './infix.ts'
import { climb, type Found } from './ladder.ts'
import type { Match, Selected } from './matches.ts'
import { dropFrom, splitJoin } from './modes.ts'
import { readPage } from './page.ts'
import {
  fieldsOf,
  flag,
  integer,
  listOf,
  type QueryField,
  queryFields,
  type RawParameters,
  refuseUnserved,
} from './parameters.ts'
import { asksForEverything, firstWords, readQuery, withPhrases } from './query.ts'
import { compareValues, evaluated, type SortKey, sortKeys } from './sort.ts'
import type { Steps } from './steps.ts'
import type { Synonyms } from './synonyms.ts'
import { withSynonyms } from './words.ts'

const MAX_QUERY_LENGTH = 4000

export interface SearchContext {
  /** The time of the whole request. */
  budget: Budget
  synonyms: (set: string) => Synonyms | undefined
  stopwords: (set: string) => readonly string[]
}

/** Answers one search in Typesense's shape; throws HttpError for what a real server refuses. */
export function* search(collection: Collection, raw: RawParameters, context: SearchContext) {
  refuseUnserved(raw)
  const budget = context.budget.within(integer(raw, 'search_cutoff_ms', Number.MAX_SAFE_INTEGER))
  const started = budget.worked()
  yield
  if (budget.spent()) throw timedOut()
  const page = readPage(raw)
  const q = raw.q
  if (q === undefined) throw new HttpError(400, 'Parameter `q` is required.')
  if (q.length > MAX_QUERY_LENGTH)
    throw new HttpError(400, `Query string exceeds max allowed length of ${MAX_QUERY_LENGTH}.`)
  const query = readQuery(q)
  const everything = asksForEverything(query)
  const fields = queryFields(collection, raw)
  if (!everything && fields.length === 0)
    throw new HttpError(400, 'Parameter `query_by` is required.')
  const keys = sortKeys(collection, raw.sort_by)
  const groups = fieldsOf(raw, 'group_by').map((name) => facetField(collection, name).name)
  const limit = groupLimit(raw)
  const facets = readFacets(collection, raw)
  const columns = [
    ...new Set([
      ...keys.flatMap((key) => key.field ?? []),
      ...groups,
      ...facets.map((facet) => facet.field.name),
    ]),
  ]
  const select = selected(collection, columns)
  const filter = withPhrases(
    collection,
    fields,
    query,
    withoutHidden(filterCondition(collection, raw.filter_by ?? ''), raw.hidden_hits),
  )
  const text = firstWords(collection, query.text)
  const found = everything
    ? all(collection, filter, select)
    : yield* findWords(collection, raw, text, fields, filter, select, { ...context, budget })
  if (budget.cutOff && found.matches.size === 0) throw timedOut()
  yield

  const matches = sorted(found.matches.values(), keys, columns)
  const groupAt = groups.map((name) => columns.indexOf(name))
  const facet_counts = []
  for (const facet of facets) {
    yield
    if (budget.spent()) break
    const at = columns.indexOf(facet.field.name)
    const rows = matches.map((match) => ({
      unit: groups.length > 0 ? groupKey(match, groupAt) : match.seq,
      value: match.values[at],
    }))
    facet_counts.push(yield* countFacet(facet, rows, raw))
  }
  const hit = hitWriter(collection, raw, fields, found, everything)
  const common = {
    facet_counts,
    out_of: collection.count(),
    ...page.place,
    request_params: { collection_name: collection.schema.name, first_q: q, per_page: page.size, q },
    search_cutoff: budget.cutOff,
  }
  const shown = <T>(list: readonly T[]) => list.slice(page.offset, page.offset + page.size)
  const elapsed = () => ({ search_time_ms: Math.round(budget.worked() - started) })
  if (groups.length === 0) {
    const hits = yield* each(shown(matches), hit)
    return { ...common, found: matches.length, hits, ...elapsed() }
  }
  const grouped = groupMatches(matches, groupAt, raw)
  const grouped_hits = []
  for (const list of shown(grouped)) {
    const group_key = groupAt.map((at) => list[0]?.values[at] ?? '')
    const hits = yield* each(list.slice(0, limit), hit)
    grouped_hits.push({ found: list.length, group_key, hits })
  }
  return {
    ...common,
    found: grouped.length,
    found_docs: matches.length,
    grouped_hits,
    ...elapsed(),
  }
}

/** What a real server answers where the time was up before anything was found. */
const timedOut = () => new HttpError(408, 'Request Timeout')

function* each<T, R>(list: readonly T[], make: (item: T) => R): Steps<R[]> {
  const made: R[] = []
  for (const item of list) {
    yield
    made.push(make(item))
  }
  return made
}

/** Best first: by the keys, and among equals in the order of their writing. */
function sorted(
  matches: Iterable<Match>,
  keys: readonly SortKey[],
  columns: readonly string[],
): Match[] {
  const placed = keys.map((key) => ({
    key,
    at: key.field === undefined ? -1 : columns.indexOf(key.field),
  }))
  return [...matches].sort((a, b) => {
    for (const { key, at } of placed) {
      const order =
        at < 0
          ? compareValues(a.textMatch, b.textMatch, key)
          : compareValues(a.values[at], b.values[at], key)
      if (order !== 0) return order
    }
    return a.seq - b.seq
  })
}

function selected(collection: Collection, columns: readonly string[]): Selected {
  const each = columns.map((name) => column(collection, name))
  return {
    sql: each.map(({ sql }, at) => `, ${sql} AS v${at}`).join(''),
    values: each.flatMap(({ values }) => values),
  }
}

function column(collection: Collection, name: string): Condition {
  const filter = evaluated(name)
  if (filter !== undefined) return filterCondition(collection, filter)
  const field = collection.field(name)
  if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`)
  return { sql: collection.valueSql(field), values: [] }
}

function withoutHidden(filter: Condition, hidden: string | undefined): Condition {
  const ids = listOf(hidden)
  if (ids.length === 0) return filter
  return {
    sql: `${filter.sql} AND d.id NOT IN (SELECT value FROM json_each(?))`,
    values: [...filter.values, JSON.stringify(ids)],
  }
}

function all(collection: Collection, filter: Condition, select: Selected): Found {
  const sql = `SELECT d.seq${select.sql} FROM ${collection.docs} d WHERE ${filter.sql}`
  const matches = new Map<number, Match>()
  for (const [seq, ...values] of collection.rows(sql, [...select.values, ...filter.values])) {
    matches.set(Number(seq), { seq: Number(seq), textMatch: 0, values })
  }
  return { matches, words: [] }
}

function* findWords(
  collection: Collection,
  raw: RawParameters,
  q: string,
  fields: QueryField[],
  filter: Condition,
  select: Selected,
  context: SearchContext,
): Steps<Found> {
  const stopwords = new Set(listOf(raw.stopwords).flatMap(context.stopwords))
  const sets = [...collection.schema.synonym_sets, ...listOf(raw.synonym_sets)]
  const synonyms = flag(raw, 'enable_synonyms', true)
    ? sets.flatMap((set) => context.synonyms(set) ?? [])
    : []
  return yield* climb(collection, q, filter, select, {
    budget: context.budget,
    read: (text) => withSynonyms(collection.tokenize, text, stopwords, synonyms),
    fields,
    insideFits: insideFits(collection, raw),
    minLength1: integer(raw, 'min_len_1typo', 4),
    minLength2: integer(raw, 'min_len_2typo', 7),
    typosInNumbers: flag(raw, 'enable_typos_for_numerical_tokens', true),
    typosInMixed: flag(raw, 'enable_typos_for_alpha_numerical_tokens', true),
    maxEdits: Math.max(0, ...fields.map((field) => field.typos)),
    typoThreshold: integer(raw, 'typo_tokens_threshold', 1),
    dropThreshold: integer(raw, 'drop_tokens_threshold', 1),
    dropFrom: dropFrom(raw),
    splitJoin: splitJoin(raw),
    exactFirst: flag(raw, 'prioritize_exact_match', true),
    synonymsLast: flag(raw, 'demote_synonym_match', false),
  })
}
