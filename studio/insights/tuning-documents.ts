import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { draftIdOf, publishedIdOf } from '../../schemas/ids.ts'
import { languagesOverlap, sameWords } from '../../schemas/search-words.ts'

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

/** A synonym or curation document, from its draft if there is one. */
export interface TuningDocument {
  /** Published id. */
  id: string
  type: 'searchSynonym' | 'searchCuration'
  language: string | null
  /** The queries and words of readers to which the document applies. */
  typed: string[]
}

/** Returns all synonym and curation documents. */
export async function fetchTuningDocuments(client: SanityClient): Promise<TuningDocument[]> {
  const rows = stored.parse(await client.fetch<unknown>(ALL, {}, { perspective: 'raw' }))
  const byId = new Map<string, TuningDocument>()
  // Ids of drafts sort before published ids.
  for (const { _id, _type, language, from, words, query } of rows) {
    const id = publishedIdOf(_id)
    const typed = [query, from, ...(words ?? [])].filter((each) => each !== null)
    if (!byId.has(id)) byId.set(id, { id, type: _type, language, typed })
  }
  return [...byId.values()]
}

/** Returns the document that already covers a query in that language. */
export const documentOf = (
  documents: readonly TuningDocument[],
  type: TuningDocument['type'],
  query: string,
  locale: string,
): TuningDocument | undefined =>
  documents.find(
    (each) =>
      each.type === type &&
      languagesOverlap(each.language, locale) &&
      each.typed.some((words) => sameWords(words) === sameWords(query)),
  )

const document = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  words: z.array(z.string()).optional(),
})

/** Adds a word to the draft of a synonym document unless it has it; creates the draft if there is none. */
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
