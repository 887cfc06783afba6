import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import type { Document } from '../store/document.ts'
import type { Budget } from './budget.ts'
import { curationOf } from './curation/curate.ts'
import type { CurationItem } from './curation/curation-set.ts'
import { type PinnedMatch, pinnedMatches } from './curation/pins.ts'
import { type Condition, filterCondition } from './filter-sql.ts'
import { hitWriter } from './hits.ts'
import { insideFits } from './infix.ts'
import type { Match, SelectedColumns } from './matches.ts'
import {
  flag,
  integer,
  listOf,
  type QueryField,
  queryFields,
  type RawParameters,
} from './parameters.ts'
import { firstWords, matchesAllDocuments, readQuery, withPhrases } from './query.ts'
import { type RankedMatches, rankByTiers } from './ranking-tiers.ts'
import { evalFilters, type SortKey, sortKeys } from './sort.ts'
import { withoutStopWords } from './stop-words.ts'
import type { Synonyms } from './synonyms.ts'
import { withSynonyms } from './words.ts'

const MAX_QUERY_LENGTH = 4000

export interface SearchContext {
  /** Time budget of the search. */
  budget: Budget
  synonyms: (set: string) => Synonyms | undefined
  stopwords: (set: string) => readonly string[]
  curations: (set: string) => readonly CurationItem[]
}

export interface FoundMatches {
  /** The original query. */
  q: string
  /** All matches, unordered, without pinned ones. */
  matches: Match[]
  pinned: PinnedMatch[]
  keys: SortKey[]
  /** Names of a match's values, in order. */
  columns: string[]
  /** `metadata` of the matching curation. */
  metadata: Document | undefined
  hit: ReturnType<typeof hitWriter>
}

/** Finds the matches of a search, with their values of sort keys and requested columns. */
export function find(
  collection: Collection,
  raw: RawParameters,
  others: readonly string[],
  context: SearchContext,
): FoundMatches {
  const { q } = raw
  if (q === undefined) throw new HttpError(400, 'Parameter `q` is required.')
  if (q.length > MAX_QUERY_LENGTH)
    throw new HttpError(400, `Query string exceeds max allowed length of ${MAX_QUERY_LENGTH}.`)
  const curation = flag(raw, 'enable_curations', true)
    ? curationOf(collection, q, collection.schema.curation_sets.flatMap(context.curations))
    : undefined
  const query = readQuery(q)
  const everything = matchesAllDocuments(query)
  const fields = queryFields(collection, raw)
  if (!everything && fields.length === 0)
    throw new HttpError(400, 'Parameter `query_by` is required.')
  const keys = sortKeys(collection, raw.sort_by)
  const columns = [...new Set([...keys.flatMap((key) => key.field ?? []), ...others])]
  const select = selected(collection, columns)
  const filter = filterCondition(collection, raw.filter_by ?? '')
  const hidden = curation?.excludes ?? []
  const pinned = pinnedMatches(
    collection,
    curation?.includes ?? [],
    without(filter, hidden),
    select,
  )
  const condition = without(withPhrases(collection, fields, query, filter), hidden)
  const found = everything
    ? all(collection, condition, select)
    : findWords(
        collection,
        raw,
        firstWords(collection, query.text),
        fields,
        condition,
        select,
        context,
      )
  for (const { seq } of pinned) found.matches.delete(seq)
  return {
    q,
    matches: [...found.matches.values()],
    pinned,
    keys,
    columns,
    metadata: curation?.metadata,
    hit: hitWriter(collection, raw, fields, found, everything),
  }
}

function selected(collection: Collection, columns: readonly string[]): SelectedColumns {
  const each = columns.map((name) => column(collection, name))
  return {
    sql: each.map(({ sql }, at) => `, ${sql} AS v${at}`).join(''),
    values: each.flatMap(({ values }) => values),
  }
}

function column(collection: Collection, name: string): Condition {
  const scored = evalFilters(name)
  if (scored) {
    const cases = scored.map(({ filter, score }) => ({
      ...filterCondition(collection, filter),
      score,
    }))
    return {
      sql: `CASE${cases.map(({ sql, score }) => ` WHEN ${sql} THEN ${score}`).join('')} ELSE 0 END`,
      values: cases.flatMap(({ values }) => values),
    }
  }
  const field = collection.field(name)
  if (!field) throw new HttpError(404, `Could not find a field named \`${name}\` in the schema.`)
  return { sql: collection.valueSql(field), values: [] }
}

/** The condition without some documents. */
function without(filter: Condition, documents: readonly { id: string }[]): Condition {
  if (documents.length === 0) return filter
  return {
    sql: `${filter.sql} AND d.id NOT IN (SELECT value FROM json_each(?))`,
    values: [...filter.values, JSON.stringify(documents.map(({ id }) => id))],
  }
}

function all(collection: Collection, filter: Condition, select: SelectedColumns): RankedMatches {
  const sql = `SELECT d.seq${select.sql} FROM ${collection.docs} d WHERE ${filter.sql}`
  const matches = new Map<number, Match>()
  for (const [seq, ...values] of collection.rows(sql, [...select.values, ...filter.values])) {
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
  select: SelectedColumns,
  context: SearchContext,
): RankedMatches {
  const { tokenize } = collection
  const plain = withoutStopWords(tokenize, listOf(raw.stopwords).flatMap(context.stopwords))
  const synonyms = collection.schema.synonym_sets.flatMap((set) => context.synonyms(set) ?? [])
  return rankByTiers(collection, q, filter, select, {
    budget: context.budget,
    // Stop words are removed before synonyms are added, so that synonyms keep all their words.
    read: (text) => withSynonyms(tokenize, plain(text), synonyms),
    fields,
    insideFits: insideFits(collection, raw),
    minLength1: integer(raw, 'min_len_1typo', 4),
    minLength2: integer(raw, 'min_len_2typo', 7),
    typosInNumbers: flag(raw, 'enable_typos_for_numerical_tokens', true),
    typosInMixed: flag(raw, 'enable_typos_for_alpha_numerical_tokens', true),
    maxEdits: Math.max(0, ...fields.map((field) => field.typos)),
    dropThreshold: integer(raw, 'drop_tokens_threshold', 1),
  })
}
