import { isDeepStrictEqual } from 'node:util'
import { type Client, Errors } from 'typesense'
import type { CurationObjectSchema } from 'typesense/lib/Typesense/CurationSets'
import type { SynonymItemSchema } from 'typesense/lib/Typesense/SynonymSets'
import { type Locale, locales } from '../../config/locales.ts'
import type { SearchTuning } from '../../content/tuning/tuning.ts'
import { COMMON_SYNONYMS, searchAlias } from '../collection.ts'
import { curationItems, pagesNamed } from './curation-items.ts'
import { recordLocations } from './record-locations.ts'
import { stopWordSet } from './stop-word-sets.ts'
import { synonymSets } from './synonym-sets.ts'

/** Synonyms in a comparable form, independent of a server's defaults and order. */
const canonicalSynonyms = (items: readonly SynonymItemSchema[]): string[] =>
  items
    .map(({ id, root = '', locale = '', synonyms }) => JSON.stringify([id, root, locale, synonyms]))
    .sort()

/** A curation in a comparable form, independent of a server's defaults. */
const canonicalCuration = (item: CurationObjectSchema): string => {
  const { id, rule, includes = [], excludes = [], metadata = {} } = item
  const pins = includes.map((pin) => [pin.id, pin.position])
  const urls = [metadata['pinned'], metadata['hidden']]
  const gone = excludes.map((each) => each.id)
  return JSON.stringify([id, rule.query, rule.match, pins, gone, urls])
}

/** Stop words in a comparable form; a server returns them in any order. */
const canonicalStopWords = (words: readonly string[]): string[] =>
  words.map((word) => word.toLowerCase()).sort()

/** A set that the server lacks or that differs. */
export interface StaleSet {
  /** Label for the terminal: `synonyms docs_en`. */
  name: string
  write: () => Promise<unknown>
}

/**
 * The sets of synonyms, curations and stop words that the server lacks or that differ; `collections` have the records
 * of the named pages.
 */
export async function staleSets(
  client: Client,
  tuning: SearchTuning,
  collections: Record<Locale, string>,
): Promise<StaleSet[]> {
  const present = await presentSets(client)
  const stale: StaleSet[] = []
  for (const [name, items] of synonymSets(tuning.synonyms))
    if (!isDeepStrictEqual(present.synonyms.get(name), canonicalSynonyms(items)))
      stale.push({
        name: `synonyms ${name}`,
        write: () => client.synonymSets(name).upsert({ items }),
      })
  for (const locale of locales) {
    const name = searchAlias(locale)
    const pages = pagesNamed(tuning.curations, locale)
    const places = await recordLocations(client, collections[locale], pages)
    const items = curationItems(tuning.curations, locale, places)
    if (!isDeepStrictEqual(present.curations.get(name), items.map(canonicalCuration)))
      stale.push({
        name: `curations ${name}`,
        write: () => client.curationSets(name).upsert({ items }),
      })
    const words = stopWordSet(tuning.stopWords, locale)
    if (!isDeepStrictEqual(present.stopWords.get(name), canonicalStopWords(words.stopwords)))
      stale.push({
        name: `stop words ${name}`,
        write: () => client.stopwords().upsert(name, words),
      })
  }
  return stale
}

/** Writes stale sets to the server; returns their names. */
export async function pushTuning(
  client: Client,
  tuning: SearchTuning,
  collections: Record<Locale, string>,
): Promise<string[]> {
  const stale = await staleSets(client, tuning, collections)
  for (const { write } of stale) await write()
  return stale.map(({ name }) => name)
}

/** Creates the sets that a locale's collection and searches name and the server lacks, empty. */
export async function createMissingSets(client: Client, locale: Locale): Promise<void> {
  const present = await presentSets(client)
  const name = searchAlias(locale)
  for (const synonyms of [COMMON_SYNONYMS, name])
    if (!present.synonyms.has(synonyms)) await client.synonymSets(synonyms).upsert({ items: [] })
  if (!present.curations.has(name)) await client.curationSets(name).upsert({ items: [] })
  if (!present.stopWords.has(name))
    await client.stopwords().upsert(name, stopWordSet(undefined, locale))
}

/** The server's sets by name, in comparable form. */
async function presentSets(client: Client) {
  try {
    const [synonyms, curations, { stopwords }] = await Promise.all([
      client.synonymSets().retrieve(),
      client.curationSets().retrieve(),
      client.stopwords().retrieve(),
    ])
    return {
      synonyms: new Map(synonyms.map(({ name, items }) => [name, canonicalSynonyms(items)])),
      curations: new Map(curations.map(({ name, items }) => [name, items.map(canonicalCuration)])),
      stopWords: new Map(
        stopwords.map(({ id, stopwords: words }) => [
          id,
          canonicalStopWords(Array.isArray(words) ? words : words.stopwords),
        ]),
      ),
    }
  } catch (cause) {
    if (!(cause instanceof Errors.ObjectNotFound)) throw cause
    throw new Error(
      'The search server has no sets of synonyms and curations: it must be Typesense 30 or later.',
      { cause },
    )
  }
}
