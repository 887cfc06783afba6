import type { Collection } from '../store/collection.ts'
import { allWords, anyOf, exactValue, phrase, strongFields } from './expression.ts'
import type { Condition } from './filter-sql.ts'
import type { QueryField } from './parameters.ts'
import { correct, joinAndSplit, type TypoRules } from './typos.ts'
import type { Alternatives, Word } from './words.ts'

export interface Match {
  seq: number
  /** Greater is better; a safe integer, comparable only within one search. */
  textMatch: number
  /** The columns asked for, in order. */
  values: unknown[]
}

export interface LadderOptions extends TypoRules {
  fields: QueryField[]
  typoThreshold: number
  dropThreshold: number
  dropFrom: ('left' | 'right')[]
  splitJoin: 'off' | 'fallback' | 'always'
}

export interface Found {
  matches: Map<number, Match>
  /** The words that in the end found something: what a highlight marks. */
  words: Word[]
  /** The text that was found inside identifiers, if nothing else was. */
  infix?: string
}

/** Rungs, best first: a record gets the number of the best one that it stands on. */
const RUNG = { exact: 10, typo: 3, infix: 2, joined: 1, dropped: 0 } as const

/**
 * The records that match a query, by rungs: the whole value, a phrase and then all words in the
 * strong fields (titles, paths, identifiers), with the last word unfinished, a phrase and all
 * words anywhere; only when too few are found: corrected, inside identifiers, joined or cut, fewer words.
 */
export function climb(
  collection: Collection,
  alternatives: Alternatives,
  q: string,
  filter: Condition,
  columns: readonly string[],
  options: LadderOptions,
): Found {
  const { fields } = options
  const matches = new Map<number, Match>()
  const strong = strongFields(fields)
  const each = (write: (words: Word[]) => string, list = alternatives) => anyOf(list.map(write))
  const select = columns.map((column) => `, ${column}`).join('')
  const weights = collection.textFields.map(
    (field) => fields.find((asked) => asked.field.name === field.name)?.weight ?? 0,
  )

  const add = (expression: string, rung: number) => {
    if (!expression) return
    const rows = collection.prepare(
      `SELECT d.seq, bm25(${collection.fts}, ${weights.join(', ')}) AS score${select} FROM ${collection.fts} JOIN ${collection.docs} d ON d.seq = ${collection.fts}.rowid WHERE ${collection.fts} MATCH ? AND ${filter.sql}`,
    )
    for (const row of rows.iterate(expression, ...filter.values)) {
      const [seq, score, ...values] = Object.values(row)
      const number = Number(seq)
      if (matches.has(number)) continue
      matches.set(number, { seq: number, textMatch: textMatch(rung, -Number(score)), values })
    }
  }
  const raise = (expression: string, rung: number) => {
    if (!expression || matches.size === 0) return
    const rows = collection.prepare(
      `SELECT rowid FROM ${collection.fts} WHERE ${collection.fts} MATCH ?`,
    )
    for (const row of rows.iterate(expression)) {
      const match = matches.get(Number(row.rowid))
      if (!match) continue
      const bucket = rung === RUNG.exact ? 0 : match.textMatch % BUCKETS
      match.textMatch = Math.max(match.textMatch, rung * BUCKETS + bucket)
    }
  }
  /** Everything that holds all words; then those that hold them better are raised. */
  const climbWith = (list: Alternatives) => {
    add(
      each((words) => allWords(fields, words, { prefix: true, typos: false }), list),
      4,
    )
    raise(
      each((words) => allWords(fields, words, { prefix: false, typos: false }), list),
      5,
    )
    raise(
      each((words) => phrase(fields, words, false), list),
      6,
    )
    raise(
      each((words) => allWords(strong, words, { prefix: true, typos: false }), list),
      7,
    )
    raise(
      each((words) => phrase(strong, words, true), list),
      8,
    )
    raise(
      each((words) => allWords(strong, words, { prefix: false, typos: false }), list),
      8,
    )
    raise(
      each((words) => phrase(strong, words, false), list),
      9,
    )
    raise(
      each((words) => exactValue(fields, words), list),
      RUNG.exact,
    )
  }

  const used: Word[] = alternatives.flat()
  const [typed = []] = alternatives
  if (typed.length === 0) return { matches, words: used }
  climbWith(alternatives)
  if (matches.size < options.typoThreshold) {
    correct(collection, alternatives, options)
    add(
      each((words) => allWords(fields, words, { prefix: true, typos: true })),
      RUNG.typo,
    )
  }
  const inside = fields.filter(
    (field) => field.infix === 'always' || (field.infix === 'fallback' && matches.size === 0),
  )
  const needle = q.trim().toLowerCase()
  if (inside.length > 0 && needle.length >= 3) {
    const before = matches.size
    const rows = collection.prepare(
      `SELECT d.seq, 0 AS score${select} FROM ${collection.infix} JOIN ${collection.docs} d ON d.seq = ${collection.infix}.rowid WHERE ${collection.infix} MATCH ? AND ${filter.sql}`,
    )
    const expression = `{${inside.map((field) => field.column).join(' ')}} : "${needle.replaceAll('"', '""')}"`
    for (const row of rows.iterate(expression, ...filter.values)) {
      const [seq, , ...values] = Object.values(row)
      const number = Number(seq)
      if (!matches.has(number))
        matches.set(number, { seq: number, textMatch: RUNG.infix * BUCKETS + 1, values })
    }
    if (matches.size > before) return { matches, words: used, infix: needle }
  }
  if (options.splitJoin === 'always' || (options.splitJoin === 'fallback' && matches.size === 0)) {
    const others = joinAndSplit(collection, typed)
    add(
      each((words) => allWords(fields, words, { prefix: true, typos: false }), others),
      RUNG.joined,
    )
    if (matches.size > 0) used.push(...others.flat())
  }
  for (const side of options.dropFrom) {
    for (let kept = typed.length - 1; kept >= 1 && matches.size < options.dropThreshold; kept--) {
      const words = side === 'right' ? typed.slice(0, kept) : typed.slice(-kept)
      add(allWords(fields, words, { prefix: true, typos: true }), RUNG.dropped)
    }
  }
  return { matches, words: used }
}

const BUCKETS = 1000

// Scores within about 9% of each other count as equal, so that the next sort field decides.
function textMatch(rung: number, score: number): number {
  const bucket = Math.round(Math.log2(1 + Math.max(0, score) * 1000) * 8)
  return rung * BUCKETS + Math.min(BUCKETS - 1, bucket)
}
