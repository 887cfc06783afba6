import type { Collection } from '../store/collection.ts'
import type { Condition } from './filter-sql.ts'
import type { QueryField } from './parameters.ts'

/** A parsed `q`. */
export interface Query {
  /** Words to find; `*` and '' match everything. */
  text: string
  /** Quoted texts: a hit contains each of them literally. */
  phrases: string[]
  /** Words and phrases after a minus sign: a hit contains none of them. */
  excluded: string[]
}

const MAX_WORDS = 32
const PARTS = /(?<=^|\s)-"([^"]+)"|"([^"]+)"|(?<=^|\s)-([^\s"-]\S*)/g

/** Extracts phrases and exclusions from a `q`. */
export function readQuery(q: string): Query {
  const phrases: string[] = []
  const excluded: string[] = []
  const text = q.replaceAll(PARTS, (_, notThis?: string, phrase?: string, notWord?: string) => {
    const without = notThis ?? notWord
    if (without !== undefined) excluded.push(without)
    if (phrase === undefined) return ' '
    phrases.push(phrase)
    return ` ${phrase} `
  })
  // The remaining text keeps its spaces, as a trailing one means that the last word is complete.
  return phrases.length + excluded.length > 0
    ? { text, phrases, excluded }
    : { text: q, phrases, excluded }
}

export const matchesAllDocuments = ({ text }: Query) => text.trim() === '*' || text.trim() === ''

/** The text up to the most words of one search. */
export function firstWords(collection: Collection, text: string): string {
  const last = collection.tokenize(text)[MAX_WORDS - 1]
  return last ? text.slice(0, last.end) : text
}

/** Restricts a filter to records that contain all phrases and no excluded word. */
export function withPhrases(
  collection: Collection,
  fields: readonly QueryField[],
  { phrases, excluded }: Query,
  filter: Condition,
): Condition {
  const columns = fields.map((field) => field.column).join(' ')
  const quoted = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const terms = collection.tokenize(text).map(({ term }) => term.replaceAll('"', '""'))
      return terms.length > 0 && columns ? [`{${columns}} : "${terms.join(' ')}"`] : []
    })
  const matching = `(SELECT rowid FROM ${collection.fts} WHERE ${collection.fts} MATCH ?)`
  const wanted = quoted(phrases).join(' AND ')
  const unwanted = quoted(excluded).join(' OR ')
  return {
    sql: `${filter.sql}${wanted && ` AND d.seq IN ${matching}`}${unwanted && ` AND d.seq NOT IN ${matching}`}`,
    values: [...filter.values, ...[wanted, unwanted].filter(Boolean)],
  }
}
