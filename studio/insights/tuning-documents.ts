import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { draftIdOf, publishedIdOf } from '../../schemas/ids.ts'
import { languagesMeet, sameWords } from '../../schemas/search-words.ts'

const ALL = `*[_type in ["searchSynonym", "searchCuration"] && !(_id in path("versions.**"))] | order(_id asc) {
  _id, _type, language, from, words, query
}`

const stored = z.array(
  z.object({
    _id: z.string(),
    _type: z.enum(['searchSynonym', 'searchCuration']),
    language: z.string().nullable(),
    from: z.string().nullable(),
    words: z.array(z.string()).nullable(),
    query: z.string().nullable(),
  }),
)

/** What writers say of the search, drafts before what is published of them. */
export interface TuningDocument {
  /** Of the published document. */
  id: string
  type: 'searchSynonym' | 'searchCuration'
  language: string | null
  /** What readers type that it says something of. */
  typed: string[]
}

/** All synonyms and results for queries. */
export async function fetchTuningDocuments(client: SanityClient): Promise<TuningDocument[]> {
  const rows = stored.parse(await client.fetch<unknown>(ALL, {}, { perspective: 'raw' }))
  const byId = new Map<string, TuningDocument>()
  // Ids of drafts come first.
  for (const { _id, _type, language, from, words, query } of rows) {
    const id = publishedIdOf(_id)
    const typed = [query, from, ...(words ?? [])].filter((each) => each !== null)
    if (!byId.has(id)) byId.set(id, { id, type: _type, language, typed })
  }
  return [...byId.values()]
}

/** The one that says something of a query in that language already. */
export const documentOf = (
  documents: readonly TuningDocument[],
  type: TuningDocument['type'],
  query: string,
  locale: string,
): TuningDocument | undefined =>
  documents.find(
    (each) =>
      each.type === type &&
      languagesMeet(each.language, locale) &&
      each.typed.some((words) => sameWords(words) === sameWords(query)),
  )

const document = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  words: z.array(z.string()).optional(),
})

/** Adds a word to the draft of synonyms, once; begins the draft where there is none. */
export async function addWord(client: SanityClient, id: string, word: string): Promise<void> {
  const found = z
    .array(document)
    .parse(await client.getDocuments([draftIdOf(id), id]).then((all) => all.filter(Boolean)))
  const [newest] = found
  if (!newest) throw new Error('These synonyms were deleted a moment ago.')
  const words = newest.words ?? []
  if (words.some((each) => sameWords(each) === sameWords(word))) return
  const { _rev, _createdAt, _updatedAt, ...content } = newest
  await client
    .transaction()
    .createIfNotExists({ ...content, _id: draftIdOf(id) })
    .patch(draftIdOf(id), (patch) => patch.set({ words: [...words, word] }))
    .commit({ returnDocuments: false })
}
