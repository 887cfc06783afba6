import type { CurationObjectSchema } from 'typesense/lib/Typesense/CurationSets'
import type { SynonymItemSchema } from 'typesense/lib/Typesense/SynonymSets'

/** Synonyms in a comparable form, independent of a server's defaults and order. */
export const canonicalSynonyms = (items: readonly SynonymItemSchema[]): string[] =>
  items
    .map(({ id, root = '', locale = '', synonyms }) => JSON.stringify([id, root, locale, synonyms]))
    .sort()

/** A curation in a comparable form, independent of a server's defaults. */
export const canonicalCuration = (item: CurationObjectSchema): string => {
  const { id, rule, includes = [], excludes = [], metadata = {} } = item
  const pins = includes.map((pin) => [pin.id, pin.position])
  const urls = [metadata['pinned'], metadata['hidden']]
  const gone = excludes.map((each) => each.id)
  return JSON.stringify([id, rule.query, rule.match, pins, gone, urls])
}

/** Stop words in a comparable form; a server returns them in any order. */
export const canonicalStopWords = (words: readonly string[]): string[] =>
  words.map((word) => word.toLowerCase()).sort()
