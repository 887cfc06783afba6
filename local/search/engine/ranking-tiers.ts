import type { Collection } from '../store/collection.ts'
import type { Budget } from './budget.ts'
import { allWords, anyOf, phrase, strongFields } from './expression.ts'
import type { Condition } from './filter-sql.ts'
import { type Match, Matches, type Selected } from './matches.ts'
import type { QueryField } from './parameters.ts'
import { correct, joinAndSplit, respell, type TypoRules } from './typos.ts'
import type { Alternatives, Word } from './words.ts'

export interface TierOptions extends TypoRules {
  budget: Budget
  fields: QueryField[]
  dropThreshold: number
  /** Whether the text stands in a word of a document's fields with no more around it than allowed. */
  insideFits: (fields: readonly QueryField[], needle: string, doc: string) => boolean
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
  dropped: 0, // and one more for each word that is left
  joined: 10,
  infix: 11,
  typo: 20, // and two more for each tier: the words with the last one unfinished, finished
  anywhereUnfinished: 40,
  anywhere: 41,
  strong: 43,
  strongNearly: 44,
  unfinished: 70, // two for each tier: the words, the phrase
  finished: 90, // three for each tier, of which two are used: the words, the phrase
} as const
const MAX_TIERS = 6

const FINISHED = { prefix: false, typos: 0 }
const UNFINISHED = { prefix: true, typos: 0 }
const MOST_TYPOS = 2
const LOOSE = { prefix: true, typos: MOST_TYPOS, beginnings: true }

/**
 * The records that match a query, by rungs. Best is that one strong field (a title, a path, an
 * identifier) holds all words: first as typed, then with the last word unfinished; among such, the
 * field's weight decides, then whether the words stand side by side. Next, words in several strong
 * fields, then anywhere. Only when too few are found: corrected, inside identifiers, joined or cut,
 * fewer words. A synonym is as good as what is typed.
 */
export function rankByTiers(
  collection: Collection,
  q: string,
  filter: Condition,
  select: Selected,
  options: TierOptions,
): Found {
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
    // The nearest spellings first, as a real server does.
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
    if (matches.addInside(columns, needle, RUNG.infix, fits) > 0)
      return { matches: found, words, infix: needle }
  }
  if (found.size === 0) {
    const others = joinAndSplit(collection, typed, options.budget)
    matches.add(anyOf(others.map((each) => allWords(fields, each, UNFINISHED))), RUNG.joined)
    if (found.size > 0) words.push(...others.flat())
  }
  let dropped = false
  for (let kept = typed.length - 1; kept >= 1 && found.size < options.dropThreshold; kept--) {
    if (options.budget.spent()) break
    dropped = true
    for (const rest of [typed.slice(0, kept), typed.slice(-kept)]) {
      const rung = Math.min(RUNG.dropped + kept, RUNG.joined - 1)
      matches.add(allWords(fields, rest, LOOSE), rung)
    }
  }
  if (dropped) matches.weigh(weights(fields, tiers), [typed], RUNG.joined)
  return { matches: found, words }
}

/** Everything that holds all words; then those that hold them better are raised, as far as any do. */
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
    RUNG.anywhereUnfinished,
  )
  if (added === 0) return
  if (several) matches.weigh(weights(fields, tiers), all.slice(0, WEIGHED))
  const raise = (write: (words: Word[]) => string, of: Alternatives, rung: number) =>
    matches.raise(anyOf(of.map(write)), rung, rung > RUNG.strongNearly)
  raise((words) => allWords(fields, words, FINISHED), all, RUNG.anywhere)
  if (raise((words) => allWords(strong, words, UNFINISHED), all, RUNG.strong) === 0) return
  const long = all.filter((words) => words.length > 2)
  raise((words) => nearlyPhrase(strong, words), long, RUNG.strongNearly)

  for (const [index, tier] of tiers.entries()) {
    const inOne = (how: typeof FINISHED) => (words: Word[]) =>
      anyOf(tier.map((field) => allWords([field], words, how)))
    const rung = (first: number, each: number) => first + each * index
    if (raise(inOne(UNFINISHED), all, rung(RUNG.unfinished, 2)) === 0) continue
    if (several) raise((words) => phrase(tier, words, true), all, rung(RUNG.unfinished, 2) + 1)
    if (raise(inOne(FINISHED), all, rung(RUNG.finished, 3)) === 0) continue
    if (several) raise((words) => phrase(tier, words, false), all, rung(RUNG.finished, 3) + 1)
  }
}

/** Ways to say the query whose words are counted in the strong fields. */
const WEIGHED = 4

const weights = (all: QueryField[], tiers: QueryField[][]) => ({
  heaviest: tiers.at(-1) ?? [],
  strong: tiers.flat(),
  all,
})

/** What holds all words, each with so many typos; by the weight of a field that holds them all. */
function addLoosely(
  matches: Matches,
  list: Alternatives,
  typos: number,
  fields: QueryField[],
  tiers: QueryField[][],
): void {
  const rung = RUNG.typo
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

/** All words but the first, or all but the last, stand side by side. */
function nearlyPhrase(fields: QueryField[], words: Word[]): string {
  return anyOf([words.slice(1), words.slice(0, -1)].map((part) => phrase(fields, part, true)))
}

/** Fields of equal weight together, the lightest first. */
function tiersOf(fields: readonly QueryField[]): QueryField[][] {
  const byWeight = Map.groupBy(fields, ({ weight }) => weight)
  const tiers = [...byWeight].sort(([a], [b]) => a - b).map(([, tier]) => tier)
  // There are rungs for so many; of more, the lightest share one.
  const shared = Math.max(0, tiers.length - MAX_TIERS)
  return shared > 0 ? [tiers.slice(0, shared + 1).flat(), ...tiers.slice(shared + 1)] : tiers
}
