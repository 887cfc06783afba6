import type { SanityClient } from 'sanity'
import { z } from 'zod'
import { TRANSLATED_TYPES } from '../../schemas/translated-types.ts'

/** Documents per request, because the size of a lake's answer is limited. */
const AT_ONCE = 200

export interface TranslatableDocument {
  _id: string
  _type: string
  _rev: string
  _updatedAt: string
  [field: string]: unknown
}

const listed = z.array(z.object({ _id: z.string(), _rev: z.string() }))
const documents = z.array(
  z.looseObject({
    _id: z.string(),
    _type: z.string(),
    _rev: z.string(),
    _updatedAt: z.string(),
  }),
)

/** GROQ filter of all documents to translate, including drafts; also used by the listener. */
export const EVERYTHING = '*[_type in $types && !(_id in path("versions.**"))]'
export const everything = { types: TRANSLATED_TYPES }

const raw = { perspective: 'raw' } as const

/**
 * Returns all documents with localised text, drafts and published, by id. Documents in `known` are fetched again only
 * if their revision changed.
 */
export async function fetchDocuments(
  client: Pick<SanityClient, 'fetch'>,
  known: ReadonlyMap<string, TranslatableDocument>,
): Promise<Map<string, TranslatableDocument>> {
  const list = listed.parse(await client.fetch(`${EVERYTHING}{_id, _rev}`, everything, raw))
  const stale = list.filter(({ _id, _rev }) => known.get(_id)?._rev !== _rev)
  const fetched = new Map<string, TranslatableDocument>()
  for (let from = 0; from < stale.length; from += AT_ONCE) {
    const ids = stale.slice(from, from + AT_ONCE).map(({ _id }) => _id)
    const answer = documents.parse(await client.fetch('*[_id in $ids]', { ids }, raw))
    for (const one of answer) fetched.set(one._id, one)
  }
  return new Map(
    list.flatMap(({ _id }) => {
      const found = fetched.get(_id) ?? known.get(_id)
      return found ? [[_id, found] as const] : []
    }),
  )
}
