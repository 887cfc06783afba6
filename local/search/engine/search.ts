import { HttpError } from '../errors.ts'
import type { Collection } from '../store/collection.ts'
import { countFacet, facetFields } from './facets.ts'
import { type Condition, filterCondition } from './filter-sql.ts'
import { type HighlightOptions, highlightHit } from './highlight.ts'
import { climb, type Found } from './ladder.ts'
import type { Match } from './matches.ts'
import {
  flag,
  integer,
  listOf,
  type QueryField,
  queryFields,
  type RawParameters,
  refuseUnknown,
} from './parameters.ts'
import { project } from './project.ts'
import { compareValues, sortKeys } from './sort.ts'
import type { Synonyms } from './synonyms.ts'
import { withSynonyms } from './words.ts'

export interface SearchContext {
  synonyms: (set: string) => Synonyms | undefined
  stopwords: (set: string) => readonly string[]
}

/** Answers one search in Typesense's shape; throws HttpError for what a real server refuses. */
export function search(collection: Collection, raw: RawParameters, context: SearchContext) {
  const started = performance.now()
  refuseUnknown(raw)
  const page = readPage(raw)
  const q = raw.q
  if (q === undefined) throw new HttpError(400, 'Parameter `q` is required.')
  const everything = q.trim() === '*' || q.trim() === ''
  const fields = queryFields(collection, raw)
  if (!everything && fields.length === 0)
    throw new HttpError(400, 'Parameter `query_by` is required.')
  const keys = sortKeys(collection, raw.sort_by)
  const groups = listOf(raw.group_by)
  const facets = facetFields(collection, raw)
  const columns = [
    ...new Set([
      ...keys.flatMap((key) => key.field ?? []),
      ...groups,
      ...facets.map((f) => f.name),
    ]),
  ]
  const select = columns.map((name, at) => `${columnSql(collection, name, groups)} AS v${at}`)
  const filter = withoutHidden(filterCondition(collection, raw.filter_by ?? ''), raw.hidden_hits)
  const found = everything
    ? all(collection, filter, select)
    : findWords(collection, raw, q, fields, filter, select, context)

  const valueKeys = keys.map((key) => ({
    ...key,
    at: key.field === undefined ? -1 : columns.indexOf(key.field),
  }))
  const sorted = [...found.matches.values()].sort((a, b) => {
    for (const { at, direction } of valueKeys) {
      const order =
        at < 0
          ? compareValues(a.textMatch, b.textMatch, direction)
          : compareValues(a.values[at], b.values[at], direction)
      if (order !== 0) return order
    }
    return a.seq - b.seq
  })
  const groupAt = groups.map((name) => columns.indexOf(name))
  const keyOf = (match: Match) => JSON.stringify(groupAt.map((at) => match.values[at]))
  const facet_counts = facets.map((field) => {
    const at = columns.indexOf(field.name)
    const rows = sorted.map((match) => ({
      unit: groups.length > 0 ? keyOf(match) : match.seq,
      value: match.values[at],
    }))
    return countFacet(field, rows, raw)
  })
  const hit = hitWriter(collection, raw, fields, found, everything)
  const common = {
    facet_counts,
    out_of: Number(
      collection.prepare(`SELECT count(*) AS n FROM ${collection.docs}`).get()?.n ?? 0,
    ),
    page: page.number,
    request_params: { collection_name: collection.schema.name, first_q: q, per_page: page.size, q },
    search_cutoff: false,
  }
  const elapsed = () => ({ search_time_ms: Math.round(performance.now() - started) })
  if (groups.length === 0) {
    const hits = sorted.slice(page.offset, page.offset + page.size).map(hit)
    return { ...common, found: sorted.length, hits, ...elapsed() }
  }
  const limit = integer(raw, 'group_limit', 3)
  if (limit < 1 || limit > 99)
    throw new HttpError(422, 'Value of `group_limit` must be between 1 and 99.')
  const byKey = new Map<string, Match[]>()
  for (const match of sorted) {
    // Records without the field do not belong together unless asked.
    const missing =
      !flag(raw, 'group_missing_values', true) && groupAt.every((at) => match.values[at] === null)
    const key = missing ? `${match.seq}` : keyOf(match)
    const list = byKey.get(key)
    if (list) list.push(match)
    else byKey.set(key, [match])
  }
  const grouped_hits = [...byKey.values()]
    .slice(page.offset, page.offset + page.size)
    .map((list) => ({
      found: list.length,
      group_key: groupAt.map((at) => list[0]?.values[at] ?? ''),
      hits: list.slice(0, limit).map(hit),
    }))
  return { ...common, found: byKey.size, found_docs: sorted.length, grouped_hits, ...elapsed() }
}

function readPage(raw: RawParameters): { number: number; size: number; offset: number } {
  const size = integer(
    raw,
    raw.per_page === undefined || raw.per_page === '' ? 'limit' : 'per_page',
    10,
  )
  if (size > 250) throw new HttpError(422, 'Only upto 250 hits can be fetched per page.')
  const number = Math.max(1, integer(raw, 'page', 1))
  const offset = raw.offset ? integer(raw, 'offset', 0) : (number - 1) * size
  const most = integer(raw, 'limit_hits', Number.MAX_SAFE_INTEGER)
  if (offset + size > most)
    throw new HttpError(
      422,
      `Only upto ${most} hits can be fetched. Ensure that \`page\` and \`per_page\` parameters are within this range.`,
    )
  return { number, size, offset }
}

function columnSql(collection: Collection, name: string, groups: readonly string[]): string {
  const field = collection.field(name)
  if (!field || (groups.includes(name) && !field.facet)) {
    throw new HttpError(404, `Could not find a facet field named \`${name}\` in the schema.`)
  }
  return collection.valueSql(field)
}

function withoutHidden(filter: Condition, hidden: string | undefined): Condition {
  const ids = listOf(hidden)
  if (ids.length === 0) return filter
  return {
    sql: `${filter.sql} AND d.id NOT IN (${ids.map(() => '?').join(', ')})`,
    values: [...filter.values, ...ids],
  }
}

function all(collection: Collection, filter: Condition, select: readonly string[]): Found {
  const sql = `SELECT ${['d.seq', ...select].join(', ')} FROM ${collection.docs} d WHERE ${filter.sql}`
  const matches = new Map<number, Match>()
  for (const row of collection.prepare(sql).iterate(...filter.values)) {
    const [seq, ...values] = Object.values(row)
    matches.set(Number(seq), { seq: Number(seq), textMatch: 0, values })
  }
  return { matches, words: [] }
}

function findWords(
  collection: Collection,
  raw: RawParameters,
  q: string,
  fields: QueryField[],
  filter: Condition,
  select: readonly string[],
  context: SearchContext,
): Found {
  const stopwords = new Set(raw.stopwords ? context.stopwords(raw.stopwords) : [])
  const sets = [...collection.schema.synonym_sets, ...listOf(raw.synonym_sets)]
  const synonyms = flag(raw, 'enable_synonyms', true)
    ? sets.flatMap((set) => context.synonyms(set) ?? [])
    : []
  const mode = raw.drop_tokens_mode ?? 'right_to_left'
  return climb(collection, q, filter, select, {
    read: (text) => withSynonyms(collection.tokenize, text, stopwords, synonyms),
    fields,
    minLength1: integer(raw, 'min_len_1typo', 4),
    minLength2: integer(raw, 'min_len_2typo', 7),
    typosInNumbers: flag(raw, 'enable_typos_for_numerical_tokens', true),
    typosInMixed: flag(raw, 'enable_typos_for_alpha_numerical_tokens', true),
    maxEdits: Math.max(0, ...fields.map((field) => field.typos)),
    typoThreshold: integer(raw, 'typo_tokens_threshold', 1),
    dropThreshold: integer(raw, 'drop_tokens_threshold', 1),
    dropFrom: mode.startsWith('both')
      ? ['right', 'left']
      : mode.startsWith('left')
        ? ['left']
        : ['right'],
    splitJoin:
      raw.split_join_tokens === 'off' || raw.split_join_tokens === 'always'
        ? raw.split_join_tokens
        : 'fallback',
  })
}

function hitWriter(
  collection: Collection,
  raw: RawParameters,
  fields: readonly QueryField[],
  found: Found,
  everything: boolean,
) {
  const named = (names: readonly string[]) => names.flatMap((name) => collection.field(name) ?? [])
  const queried = fields.map(({ field }) => field)
  const marked = raw.highlight_fields ? named(listOf(raw.highlight_fields)) : queried
  const full = listOf(raw.highlight_full_fields)
  const options: HighlightOptions = {
    fields: raw.highlight_fields === 'none' ? [] : [...new Set([...marked, ...named(full)])],
    full: new Set(full),
    startTag: raw.highlight_start_tag ?? '<mark>',
    endTag: raw.highlight_end_tag ?? '</mark>',
    snippetThreshold: integer(raw, 'snippet_threshold', 30),
    affix: integer(raw, 'highlight_affix_num_tokens', 4),
  }
  const include = listOf(raw.include_fields)
  const exclude = listOf(raw.exclude_fields)
  const read = collection.prepare(`SELECT doc FROM ${collection.docs} WHERE seq = ?`)
  return (match: Match) => {
    const document = JSON.parse(String(read.get(match.seq)?.doc))
    return {
      document: project(document, include, exclude),
      ...highlightHit(collection, document, found.words, found.infix, options),
      ...(everything ? {} : { text_match: match.textMatch }),
    }
  }
}
