import type { Collection } from '../store/collection.ts'
import type { Budget } from './budget.ts'
import { allWords, anyOf, phrase, strongFields } from './expression.ts'
import type { Condition } from './filter-sql.ts'
import { type Match, Matches, type SelectedColumns } from './matches.ts'
import type { QueryField } from './parameters.ts'
import { correct, joinAndSplit, respell, type TypoRules } from './typos.ts'
import type { Alternatives, Word } from './words.ts'

export interface TierOptions extends TypoRules {
  budget: Budget
  fields: QueryField[]
  dropThreshold: number
  /** Whether the text is inside a word of a document's fields, with no more text around it than allowed. */
  insideFits: (fields: readonly QueryField[], needle: string, doc: string) => boolean
  /** The words of a query, with synonyms. */
  read: (q: string) => Alternatives
}

export interface RankedMatches {
  matches: Map<number, Match>
  /** The words that matched in the end, for highlights. */
  words: Word[]
  /** The text found inside identifiers, when nothing else matched. */
  infix?: string
}

/** Rungs, worst first: a record gets the number of its best one. */
const TIER_RANK = {
  dropped: 0, // plus one for each remaining word
  joined: 10,
  infix: 11,
  typo: 20, // plus two per tier: last word incomplete, or complete
  anywhereUnfinished: 40,
  anywhere: 41,
  strong: 43,
  strongNearly: 44,
  unfinished: 70, // two per tier: words, phrase
  finished: 90, // three per tier, of which two are used: words, phrase
} as const
const MAX_TIERS = 6

const FINISHED = { prefix: false, typos: 0 }
const UNFINISHED = { prefix: true, typos: 0 }
const MOST_TYPOS = 2
const LOOSE = { prefix: true, typos: MOST_TYPOS, beginnings: true }

/**
 * Finds the records that match a query, on rungs. The best have all words in one strong field (a title, path or
 * identifier), first as typed, then with an incomplete last word; among these the field's weight decides, then whether
 * the words are side by side. Then words in several strong fields, then in any. Only with too few matches: corrected
 * words, text inside identifiers, joined or split words, fewer words. A synonym counts as the typed word.
 */
export function rankByTiers(
  collection: Collection,
  q: string,
  filter: Condition,
  select: SelectedColumns,
  options: TierOptions,
): RankedMatches {
  const { fields } = options
  const alternatives = options.read(q)
  const [typed = []] = alternatives
  const words: Word[] = alternatives.flat()
  const matches = new Matches(collection, fields, filter, select, options.budget)
  const { found } = matches
  if (typed.length === 0) return { matches: found, words }

  const tiers = tiersOf(strongFields(fields))
  rankAllTiers(matches, alternatives, fields, tiers)
  if (found.size === 0) {
    correct(collection, alternatives, options, options.budget)
    // Fewest typos first, as on a real server.
    for (let typos = 1; typos <= MOST_TYPOS && found.size === 0; typos++)
      addLoosely(matches, alternatives, typos, fields, tiers)
    const respelt = found.size > 0 ? respell(collection, typed) : undefined
    if (respelt) addLoosely(matches, options.read(respelt), MOST_TYPOS, fields, tiers)
  }
  const inside = found.size === 0 ? fields.filter(({ infix }) => infix) : []
  const needle = q.trim().toLowerCase()
  if (inside.length > 0 && needle.length >= 3) {
    const columns = inside.map(({ column }) => column)
    const fits = (doc: string) => options.insideFits(inside, needle, doc)
    if (matches.addInside(columns, needle, TIER_RANK.infix, fits) > 0)
      return { matches: found, words, infix: needle }
  }
  if (found.size === 0) {
    const others = joinAndSplit(collection, typed, options.budget)
    matches.add(anyOf(others.map((each) => allWords(fields, each, UNFINISHED))), TIER_RANK.joined)
    if (found.size > 0) words.push(...others.flat())
  }
  let dropped = false
  for (let kept = typed.length - 1; kept >= 1 && found.size < options.dropThreshold; kept--) {
    if (options.budget.spent()) break
    dropped = true
    for (const rest of [typed.slice(0, kept), typed.slice(-kept)]) {
      const rung = Math.min(TIER_RANK.dropped + kept, TIER_RANK.joined - 1)
      matches.add(allWords(fields, rest, LOOSE), rung)
    }
  }
  if (dropped) matches.weigh(weights(fields, tiers), [typed], TIER_RANK.joined)
  return { matches: found, words }
}

/** Finds records with all words, then raises those with better matches, tier by tier. */
function rankAllTiers(
  matches: Matches,
  all: Alternatives,
  fields: QueryField[],
  tiers: QueryField[][],
): void {
  const strong = tiers.flat()
  const several = all.some((words) => words.length > 1)
  const added = matches.add(
    anyOf(all.map((words) => allWords(fields, words, UNFINISHED))),
    TIER_RANK.anywhereUnfinished,
  )
  if (added === 0) return
  if (several) matches.weigh(weights(fields, tiers), all.slice(0, WEIGHED))
  const raise = (write: (words: Word[]) => string, of: Alternatives, rung: number) =>
    matches.raise(anyOf(of.map(write)), rung, rung > TIER_RANK.strongNearly)
  raise((words) => allWords(fields, words, FINISHED), all, TIER_RANK.anywhere)
  if (raise((words) => allWords(strong, words, UNFINISHED), all, TIER_RANK.strong) === 0) return
  const long = all.filter((words) => words.length > 2)
  raise((words) => nearlyPhrase(strong, words), long, TIER_RANK.strongNearly)

  for (const [index, tier] of tiers.entries()) {
    const inOne = (how: typeof FINISHED) => (words: Word[]) =>
      anyOf(tier.map((field) => allWords([field], words, how)))
    const rung = (first: number, each: number) => first + each * index
    if (raise(inOne(UNFINISHED), all, rung(TIER_RANK.unfinished, 2)) === 0) continue
    if (several) raise((words) => phrase(tier, words, true), all, rung(TIER_RANK.unfinished, 2) + 1)
    if (raise(inOne(FINISHED), all, rung(TIER_RANK.finished, 3)) === 0) continue
    if (several) raise((words) => phrase(tier, words, false), all, rung(TIER_RANK.finished, 3) + 1)
  }
}

/** Number of alternative queries whose words are counted in the strong fields. */
const WEIGHED = 4

const weights = (all: QueryField[], tiers: QueryField[][]) => ({
  heaviest: tiers.at(-1) ?? [],
  strong: tiers.flat(),
  all,
})

/** Finds records with all words with up to this many typos, ordered by the weight of a field that has them all. */
function addLoosely(
  matches: Matches,
  list: Alternatives,
  typos: number,
  fields: QueryField[],
  tiers: QueryField[][],
): void {
  const rung = TIER_RANK.typo
  const loose = { ...LOOSE, typos }
  const added = matches.add(anyOf(list.map((words) => allWords(fields, words, loose))), rung)
  if (added === 0) return
  for (const [index, tier] of tiers.entries()) {
    for (const [step, how] of [loose, { prefix: false, typos }].entries()) {
      const inOne = (words: Word[]) => anyOf(tier.map((field) => allWords([field], words, how)))
      matches.raise(anyOf(list.map(inOne)), rung + 1 + 2 * index + step, true)
    }
  }
}

/** All words but the first, or all but the last, side by side. */
function nearlyPhrase(fields: QueryField[], words: Word[]): string {
  return anyOf([words.slice(1), words.slice(0, -1)].map((part) => phrase(fields, part, true)))
}

/** Groups fields of equal weight, lightest first. */
function tiersOf(fields: readonly QueryField[]): QueryField[][] {
  const byWeight = Map.groupBy(fields, ({ weight }) => weight)
  const tiers = [...byWeight].sort(([a], [b]) => a - b).map(([, tier]) => tier)
  // The number of rungs is limited, so the lightest of many tiers share one.
  const shared = Math.max(0, tiers.length - MAX_TIERS)
  return shared > 0 ? [tiers.slice(0, shared + 1).flat(), ...tiers.slice(shared + 1)] : tiers
}
