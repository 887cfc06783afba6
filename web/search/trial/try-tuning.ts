import type { Client } from 'typesense'
import type { TrialResult, TriedQuery } from '../../../schemas/search-trial.ts'
import { type Locale, locales } from '../../config/locales.ts'
import type { SearchTuning } from '../../content/tuning/tuning.ts'
import { searchAlias } from '../collection.ts'
import { compareRanks, type Rank } from './compare-ranks.ts'
import { mayChange, wordsOf } from './may-change.ts'
import { rankQueries } from './rank-queries.ts'
import { removeOldTrials, withTrialIndex } from './trial-index.ts'

/** Time limit of one trial, ms. */
const PATIENCE_MS = 60_000

export class TrialTimeoutError extends Error {
  override name = 'TrialTimeoutError'
}

export interface Trial {
  /** The settings after publication. */
  tuning: SearchTuning
  /** The changed document, published and edited. */
  changed: SearchTuning
  /** The locales whose searches it may affect. */
  locales: readonly Locale[]
  /** Name of the version to search. */
  version: string
  queries: readonly TriedQuery[]
}

/**
 * The queries that improve or worsen with other settings: each query that they may affect is searched in the live index
 * and in a copy with the settings. Throws `TrialTimeoutError` after a minute, and `TrialTooLargeError` for a collection
 * that is too large to copy.
 */
export async function tryTuning(
  client: Client,
  trial: Trial,
  now: () => number = Date.now,
): Promise<TrialResult> {
  const until = now() + PATIENCE_MS
  const checkTime = () => {
    if (now() > until)
      throw new TrialTimeoutError(`The trial was not done within ${PATIENCE_MS / 1000} s.`)
  }
  await removeOldTrials(client)
  const words = wordsOf(trial.changed)
  let untouched = 0
  const queries: TriedQuery[] = []
  const before: Rank[] = []
  const after: Rank[] = []
  for (const locale of locales.filter((each) => trial.locales.includes(each))) {
    const all = trial.queries.filter((each) => each.locale === locale)
    const own = all.filter(({ q }) => mayChange(q, words))
    untouched += all.length - own.length
    if (own.length === 0) continue
    const live = { collection: searchAlias(locale), stopwords: searchAlias(locale) }
    const rank = (index: typeof live) => rankQueries(client, index, trial.version, own, checkTime)
    queries.push(...own)
    before.push(...(await rank(live)))
    after.push(...(await withTrialIndex(client, locale, trial.tuning, rank)))
  }
  const { unchanged, ...compared } = compareRanks(queries, before, after)
  return { ...compared, unchanged: unchanged + untouched }
}
