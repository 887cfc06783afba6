import type { Collection } from '../store/collection.ts'
import { allWords, anyOf, exactValue, phrase, strongFields } from './expression.ts'
import type { Condition } from './filter-sql.ts'
import type { QueryField } from './parameters.ts'
import { correct, joinAndSplit, respell, type TypoRules } from './typos.ts'
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
  /** A query's words, and its synonyms. */
  read: (q: string) => Alternatives
}

export interface Found {
  matches: Map<number, Match>
  /** The words that in the end found something: what a highlight marks. */
  words: Word[]
  /** The text that was found inside identifiers, if nothing else was. */
  infix?: string
}

/** Rungs, worst first: a record gets the number of the best one that it stands on. */
const RUNG = {
  dropped: 0, // and one more for each tier of strong fields
  joined: 10,
  infix: 11,
  typo: 20, // and one more for each tier
  anywhereUnfinished: 30,
  anywhere: 31,
  anywherePhrase: 32,
  strong: 33,
  strongNearly: 34,
  synonym: 40, // two for each tier: the words unfinished, finished
  unfinished: 60, // two for each tier: the words, the phrase
  finished: 80, // three for each tier: the words, the phrase, the whole value
} as const

/**
 * The records that match a query, by rungs. Best is that one strong field (a title, a path, an
 * identifier) holds all words: first as typed, then with the last word unfinished; among such, the
 * field's weight decides, then whether the words are its whole value or stand side by side. Next,
 * words in several strong fields, then anywhere. Only when too few are found: corrected, inside
 * identifiers, joined or cut, fewer words. What is typed comes before its synonyms.
 */
export function climb(
  collection: Collection,
  q: string,
  filter: Condition,
  columns: readonly string[],
  options: LadderOptions,
): Found {
  const { fields } = options
  const alternatives = options.read(q)
  const matches = new Map<number, Match>()
  const strong = strongFields(fields)
  const tiers = tiersOf(strong)
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
  /** Lifts what is found already; with `level`, all to the same height, so that the next sort field decides. */
  const raise = (expression: string, rung: number, level = false) => {
    if (!expression || matches.size === 0) return
    const rows = collection.prepare(
      `SELECT rowid FROM ${collection.fts} WHERE ${collection.fts} MATCH ?`,
    )
    for (const row of rows.iterate(expression)) {
      const match = matches.get(Number(row.rowid))
      if (!match) continue
      const bucket = level ? 0 : match.textMatch % BUCKETS
      match.textMatch = Math.max(match.textMatch, rung * BUCKETS + bucket)
    }
  }
  const whole = { prefix: false, typos: false }
  const unfinished = { prefix: true, typos: false }
  const several = alternatives.some((words) => words.length > 1)
  /** Everything that holds all words; then those that hold them better are raised. */
  const climbWith = (list: Alternatives) => {
    add(
      each((words) => allWords(fields, words, unfinished), list),
      RUNG.anywhereUnfinished,
    )
    raise(
      each((words) => allWords(fields, words, whole), list),
      RUNG.anywhere,
    )
    if (several) {
      raise(
        each((words) => phrase(fields, words, false), list),
        RUNG.anywherePhrase,
      )
      raise(
        each((words) => allWords(strong, words, unfinished), list),
        RUNG.strong,
      )
      raise(
        each(
          (words) =>
            words.length > 2 ? anyOf(parts(words).map((part) => phrase(strong, part, true))) : '',
          list,
        ),
        RUNG.strongNearly,
      )
    }
    const typedOnly = list.slice(0, 1)
    tiers.forEach((tier, index) => {
      const low = RUNG.unfinished + 2 * index
      const high = RUNG.finished + 3 * index
      const inOne = (how: typeof whole, of: Alternatives) =>
        each((words) => anyOf(tier.map((field) => allWords([field], words, how))), of)
      if (list.length > 1) {
        raise(inOne(unfinished, list), RUNG.synonym + 2 * index, true)
        raise(inOne(whole, list), RUNG.synonym + 2 * index + 1, true)
      }
      raise(inOne(unfinished, typedOnly), low, true)
      if (several)
        raise(
          each((words) => phrase(tier, words, true), typedOnly),
          low + 1,
          true,
        )
      raise(inOne(whole, typedOnly), high, true)
      if (several)
        raise(
          each((words) => phrase(tier, words, false), typedOnly),
          high + 1,
          true,
        )
      raise(
        each((words) => exactValue(tier, words), typedOnly),
        high + 2,
        true,
      )
    })
  }
  /** What holds all words, corrected too, from `rung` on by the weight of a field that holds them all. */
  const addLoosely = (list: Alternatives, rung: number) => {
    const loose = { prefix: true, typos: true }
    add(
      each((words) => allWords(fields, words, loose), list),
      rung,
    )
    tiers.forEach((tier, index) => {
      raise(
        each((words) => anyOf(tier.map((field) => allWords([field], words, loose))), list),
        rung + 1 + index,
        true,
      )
    })
  }

  const used: Word[] = alternatives.flat()
  const [typed = []] = alternatives
  if (typed.length === 0) return { matches, words: used }
  climbWith(alternatives)
  if (matches.size < options.typoThreshold) {
    correct(collection, alternatives, options)
    addLoosely(alternatives, RUNG.typo)
    const respelt = matches.size > 0 ? respell(collection, typed) : undefined
    if (respelt) addLoosely(options.read(respelt), RUNG.typo)
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
  for (let kept = typed.length - 1; kept >= 1 && matches.size < options.dropThreshold; kept--) {
    for (const side of options.dropFrom) {
      const words = side === 'right' ? typed.slice(0, kept) : typed.slice(-kept)
      addLoosely([words], RUNG.dropped)
    }
  }
  return { matches, words: used }
}

/** Fields of equal weight together, the lightest first. */
function tiersOf(fields: readonly QueryField[]): QueryField[][] {
  const byWeight = Map.groupBy(fields, ({ weight }) => weight)
  const tiers = [...byWeight].sort(([a], [b]) => a - b).map(([, tier]) => tier)
  // More than six tiers would need more rungs than there are; the lightest share one.
  const shared = Math.max(0, tiers.length - MAX_TIERS)
  return shared > 0 ? [tiers.slice(0, shared + 1).flat(), ...tiers.slice(shared + 1)] : tiers
}

/** A query without its first word, and without its last. */
const parts = (words: Word[]) => [words.slice(1), words.slice(0, -1)]

const MAX_TIERS = 6
const BUCKETS = 1000

// Scores within about 9% of each other count as equal, so that the next sort field decides.
function textMatch(rung: number, score: number): number {
  const bucket = Math.round(Math.log2(1 + Math.max(0, score) * 1000) * 8)
  return rung * BUCKETS + Math.min(BUCKETS - 1, bucket)
}
