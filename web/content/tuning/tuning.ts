import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { eachOf, type Locale, localeConfig, locales } from '../../../schemas/locales.ts'
import { searchLanguages } from '../../../schemas/search-words.ts'
import { MalformedDocument } from '../lake/malformed-document.ts'
import { list } from '../lake/optional-fields.ts'

const query = defineQuery(`{
  "synonyms": *[_type == "searchSynonym"] | order(_id) {_id, direction, language, from, words},
  "curations": *[_type == "searchCuration"] | order(_id) {
    _id, query, match, language, pinned[]{"page": page._ref, anchor}, "hidden": hidden[]._ref
  },
  "stopWords": *[_type == "searchStopWords"] | order(_id)
}`)
const named = defineQuery(
  `*[_type == "searchCuration"]{"pinned": pinned[].page._ref, "hidden": hidden[]._ref}`,
)

const text = z.string().min(1)
const language = z.enum(searchLanguages)

const synonym = z
  .object({
    _id: z.string(),
    direction: z.enum(['both', 'oneWay']),
    language,
    from: z.string().nullish(),
    words: z.array(text).min(1),
  })
  .transform(({ _id: id, direction, from, ...rest }, context) => {
    if (direction === 'both') return { id, ...rest }
    if (from) return { id, from, ...rest }
    context.addIssue({ code: 'custom', path: ['from'], message: 'is empty' })
    return z.NEVER
  })

const curation = z
  .object({
    _id: z.string(),
    query: text,
    match: z.enum(['exact', 'contains']),
    language,
    pinned: list(z.object({ page: z.string(), anchor: z.string().nullish() })),
    hidden: list(z.string()),
  })
  .transform(({ _id: id, ...rest }) => ({ id, ...rest }))

const stopWords = z.object(
  eachOf(
    locales.map((locale) => localeConfig[locale].field),
    () => list(text),
  ),
)

/** Words that find one another; with `from`, that word alone finds `words`. */
export type Synonym = Omit<z.output<typeof synonym>, 'from'> & { from?: string }

/** Pages that a query finds first, and pages that it does not find. */
export type Curation = z.output<typeof curation>

/** The writers' settings of the search. */
export interface SearchTuning {
  synonyms: Synonym[]
  curations: Curation[]
  stopWords: Record<Locale, string[]>
}

/** The published settings, and the documents left out as malformed. */
export interface ReadTuning {
  tuning: SearchTuning
  malformed: MalformedDocument[]
}

const rows = z.array(z.looseObject({ _id: z.string() }))
type Rows = z.output<typeof rows>
const answer = z.object({ synonyms: rows, curations: rows, stopWords: rows })

/** The published settings (`client` must read the published perspective); malformed documents are left out. */
export async function fetchTuning(client: SanityClient): Promise<ReadTuning> {
  return readTuning(await fetchRows(client))
}

/**
 * The settings as they will be once the draft of one document, read through `drafts`, is published. `changed` has only
 * that document, published and edited.
 */
export async function fetchTuningWith(
  client: SanityClient,
  drafts: SanityClient,
  id: string,
): Promise<ReadTuning & { changed: SearchTuning }> {
  const [now, edited] = await Promise.all([fetchRows(client), fetchRows(drafts)])
  const of = (choose: (now: Rows, edited: Rows) => Rows): z.output<typeof answer> => ({
    synonyms: choose(now.synonyms, edited.synonyms),
    curations: choose(now.curations, edited.curations),
    stopWords: choose(now.stopWords, edited.stopWords),
  })
  const isIt = ({ _id }: Rows[number]) => _id === id
  const whole = of((all, other) => [...all.filter((row) => !isIt(row)), ...other.filter(isIt)])
  const both = of((all, other) => [...all.filter(isIt), ...other.filter(isIt)])
  return { ...readTuning(whole), changed: readTuning(both).tuning }
}

const fetchRows = async (client: SanityClient) =>
  // Stega characters would make the words different.
  answer.parse(await client.fetch<unknown>(query, {}, { stega: false }))

function readTuning(found: z.output<typeof answer>): ReadTuning {
  const malformed: MalformedDocument[] = []
  const fitting = <T>(type: string, schema: z.ZodType<T>, all: Rows): T[] =>
    all.flatMap((row) => {
      const result = schema.safeParse(row)
      if (result.success) return [result.data]
      malformed.push(new MalformedDocument(row._id, type, result.error))
      return []
    })
  const words = fitting('searchStopWords', stopWords, found.stopWords)
  return {
    tuning: {
      synonyms: fitting('searchSynonym', synonym, found.synonyms),
      curations: fitting('searchCuration', curation, found.curations),
      stopWords: eachOf(locales, (locale) =>
        words.flatMap((each) => each[localeConfig[locale].field] ?? []),
      ),
    },
    malformed,
  }
}

const ids = list(z.string().nullable())
const namedPages = z.array(z.object({ pinned: ids, hidden: ids }))

/** The ids of the pages that curations pin or hide. */
export async function fetchCuratedPages(client: SanityClient): Promise<ReadonlySet<string>> {
  const found = namedPages.parse(await client.fetch<unknown>(named))
  return new Set(
    found.flatMap(({ pinned, hidden }) => [...pinned, ...hidden].flatMap((id) => id ?? [])),
  )
}
