import { z } from 'zod'
import { curationId, pageId, SEARCH_STOP_WORDS_ID, synonymId } from '../../schemas/ids.ts'
import { eachOf, localeConfig, locales } from '../../schemas/locales.ts'
import { searchLanguages } from '../../schemas/search-words.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { reference } from './documents.ts'

const text = z.string().min(1)
const language = z.enum(searchLanguages)

const synonym = z.strictObject({
  /** Part of the document's id. */
  name: text,
  language,
  /** For a one-way synonym, the word that finds the others; without it, each word finds the others. */
  from: text.optional(),
  /** Set only when `from` is kept although each word finds the others: the form keeps the field's value. */
  direction: z.literal('both').optional(),
  words: z.array(text).min(1),
})

const curation = z.strictObject({
  /** Part of the document's id. */
  name: text,
  query: text,
  match: z.enum(['exact', 'contains']),
  language,
  /** Paths of pages, with `#` and an anchor for a heading. */
  pinned: z.array(text).optional(),
  /** Paths of pages. */
  hidden: z.array(text).optional(),
})

const stopWords = z.strictObject(eachOf(locales, () => z.array(text).optional()))

/** `search.yaml` */
export const searchFile = z.strictObject({
  synonyms: z.array(synonym),
  curations: z.array(curation),
  stopWords: stopWords.optional(),
})

export type SearchFile = z.infer<typeof searchFile>

export function synonymDocument({ name, from, direction, ...rest }: z.infer<typeof synonym>) {
  return {
    _id: synonymId(name),
    _type: 'searchSynonym',
    direction: direction ?? (from === undefined ? ('both' as const) : ('oneWay' as const)),
    ...(from !== undefined && { from }),
    ...rest,
  }
}

export function curationDocument({ name, pinned, hidden, ...rest }: z.infer<typeof curation>) {
  return {
    _id: curationId(name),
    _type: 'searchCuration',
    ...rest,
    ...(pinned && { pinned: pinned.map(pinOf) }),
    ...(hidden && {
      hidden: hidden.map((path) => ({ ...reference(pageId(path)), _key: textHash(path) })),
    }),
  }
}

function pinOf(place: string) {
  const [path = '', anchor] = place.split('#')
  const page = reference(pageId(path))
  return {
    _key: textHash(place),
    _type: 'searchPin',
    page,
    ...(anchor !== undefined && { anchor }),
  }
}

export const stopWordsDocument = (words: z.infer<typeof stopWords>) => ({
  _id: SEARCH_STOP_WORDS_ID,
  _type: 'searchStopWords',
  ...Object.fromEntries(
    locales.flatMap((locale) => {
      const own = words[locale]
      return own ? [[localeConfig[locale].field, own]] : []
    }),
  ),
})

/** All documents of the file. */
export const searchDocuments = ({ synonyms, curations, stopWords: words }: SearchFile) => [
  ...synonyms.map(synonymDocument),
  ...curations.map(curationDocument),
  ...(words ? [stopWordsDocument(words)] : []),
]
