import type { Client } from 'typesense'
import { Errors } from 'typesense'
import type { Locale } from '../../config/locales.ts'
import type { SearchTuning } from '../../content/tuning/tuning.ts'
import { COMMON_SYNONYMS, collectionSchema, searchAlias } from '../collection.ts'
import { importRecords } from '../import-records.ts'
import { exportRecords } from '../index-pages.ts'
import type { SearchRecord } from '../record.ts'
import { curationItems, pagesNamed } from '../tuning/curation-items.ts'
import { recordLocations } from '../tuning/record-locations.ts'
import { stopWordSet } from '../tuning/stop-word-sets.ts'
import { synonymSets } from '../tuning/synonym-sets.ts'
import type { RankedIndex } from './rank-queries.ts'

const PREFIX = 'trial_'
/** Longer than any trial takes, ms: an older copy was left by a process that ended. */
const TRIAL_MAX_AGE_MS = 10 * 60_000
/** Maximum number of records to copy. */
export const MAX_RECORDS = 50_000

export class TrialTooLargeError extends Error {
  override name = 'TrialTooLargeError'
}

/**
 * Runs `work` with a copy of a locale's collection that has the sets of `tuning`, and deletes all of it afterwards,
 * also after a failure. A copy is needed because a search can add sets to those of its collection, but not omit any.
 * Readers cannot reach it: no alias points to it, and their key has no access.
 */
export async function withTrialIndex<Result>(
  client: Client,
  locale: Locale,
  tuning: SearchTuning,
  work: (index: RankedIndex) => Promise<Result>,
): Promise<Result> {
  const source = searchAlias(locale)
  const { num_documents } = await client.collections(source).retrieve()
  if (num_documents > MAX_RECORDS)
    throw new TrialTooLargeError(
      `The search of ${locale} has ${num_documents} records; up to ${MAX_RECORDS} are copied for a trial.`,
    )
  const name = `${PREFIX}${Date.now()}_${crypto.randomUUID().slice(0, 8)}`
  const common = `${name}_common`
  try {
    const sets = synonymSets(tuning.synonyms)
    const places = await recordLocations(client, source, pagesNamed(tuning.curations, locale))
    await client.synonymSets(common).upsert({ items: sets.get(COMMON_SYNONYMS) ?? [] })
    await client.synonymSets(name).upsert({ items: sets.get(source) ?? [] })
    const items = curationItems(tuning.curations, locale, places)
    await client.curationSets(name).upsert({ items })
    await client.stopwords().upsert(name, stopWordSet(tuning.stopWords, locale))
    await client.collections().create({
      ...collectionSchema(locale, name),
      synonym_sets: [common, name],
      curation_sets: [name],
    })
    await importRecords(client, name, await allRecords(client, source))
    return await work({ collection: name, stopwords: name })
  } finally {
    await removeTrial(client, name)
  }
}

/** Deletes the leftovers of processes that ended during a trial. */
export async function removeOldTrials(client: Client, now = Date.now()): Promise<void> {
  const [collections, synonyms, curations, { stopwords }] = await Promise.all([
    client.collections().retrieve({ exclude_fields: 'fields' }),
    client.synonymSets().retrieve(),
    client.curationSets().retrieve(),
    client.stopwords().retrieve(),
  ])
  const names = [
    ...[...collections, ...synonyms, ...curations].map(({ name }) => name),
    ...stopwords.map(({ id }) => id),
  ]
  const trials = new Set(names.flatMap((name) => /^trial_\d+_[^_]+/.exec(name)?.[0] ?? []))
  for (const trial of trials)
    if (now - Number(trial.split('_')[1]) > TRIAL_MAX_AGE_MS) await removeTrial(client, trial)
}

/** Deletes a trial's collection and sets, each regardless of failures with the others; missing ones are skipped. */
async function removeTrial(client: Client, name: string): Promise<void> {
  const removals = [
    () => client.collections(name).delete(),
    () => client.synonymSets(name).delete(),
    () => client.synonymSets(`${name}_common`).delete(),
    () => client.curationSets(name).delete(),
    () => client.stopwords(name).delete(),
  ]
  for (const remove of removals)
    try {
      await remove()
    } catch (error) {
      // The next trial deletes the leftovers.
      if (!(error instanceof Errors.ObjectNotFound))
        console.error(`Something of the trial ${name} stays on the search server.`, error)
    }
}

/** All records with all fields. */
async function allRecords(client: Client, collection: string): Promise<SearchRecord[]> {
  const found = await exportRecords(client, collection, '', '')
  return found as SearchRecord[]
}
