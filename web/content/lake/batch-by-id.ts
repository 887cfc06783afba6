import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** Matches a query for documents by their ids: its result has only these documents, each with its id. */
const answersById = /_id in \$ids\b/
const idsAlone = z.strictObject({ ids: z.array(z.string()) })
const rows = z.array(
  z.union([z.looseObject({ _id: z.string() }), z.looseObject({ id: z.string() })]),
)

interface Batch {
  ids: Set<string>
  answer: Promise<unknown>
}

/**
 * A client that sends concurrent calls of one query with different `$ids` as a single request, for loading many pages
 * at once. A query for documents by their ids returns only the caller's; a query for documents that refer to `$ids` may
 * also return those that refer to other callers' ids.
 */
export function batchById(client: SanityClient): SanityClient {
  const open = new Map<string, Batch>()
  const join = (query: string, ids: readonly string[]): Promise<unknown> => {
    const batch = open.get(query) ?? begin(query)
    for (const id of ids) batch.ids.add(id)
    return batch.answer
  }
  const begin = (query: string): Batch => {
    const ids = new Set<string>()
    const answer = new Promise((resolve) => setImmediate(resolve)).then(() => {
      open.delete(query)
      return client.fetch<unknown>(query, { ids: [...ids] })
    })
    const batch = { ids, answer }
    open.set(query, batch)
    return batch
  }
  const fetch = async (query: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const parsedParams = idsAlone.safeParse(params)
    if (!parsedParams.success) return client.fetch<unknown>(query, params)
    const answer = await join(query, parsedParams.data.ids)
    // The client returns `undefined` for a body that is no Content Lake response; the caller refuses it.
    if (!Array.isArray(answer)) return answer
    const found = rows.safeParse(answer)
    if (!found.success)
      throw new Error(
        `The answer to "${query}" cannot be parted among those who asked, as not every row of it says its id. Let the query give "_id" or "id", or ask without batchById.`,
        { cause: found.error },
      )
    if (!answersById.test(query)) return answer
    const own = new Set(parsedParams.data.ids)
    return found.data.filter((row) => own.has(String('_id' in row ? row._id : row.id)))
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name, target)),
  })
}
