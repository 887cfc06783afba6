import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** A query that asks for documents by their ids answers with these alone, each with its id. */
const answersById = /_id in \$ids\b/
const idsAlone = z.strictObject({ ids: z.array(z.string()) })
const rows = z.array(z.looseObject({ _id: z.string().optional(), id: z.string().optional() }))

interface Batch {
  ids: Set<string>
  answer: Promise<unknown>
}

/**
 * A client that asks the same question about different `$ids` once for all who ask it at the same time, for
 * reading many pages side by side. Who asks for documents by their ids gets those; who asks for what refers
 * to `$ids` may get what refers to those of others.
 */
export function batchIds(client: SanityClient): SanityClient {
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
    const asked = idsAlone.safeParse(params)
    if (!asked.success) return client.fetch<unknown>(query, params)
    const answer = await join(query, asked.data.ids)
    const found = rows.safeParse(answer)
    if (!found.success || !answersById.test(query)) return answer
    const own = new Set(asked.data.ids)
    return found.data.filter(({ _id, id }) => own.has(_id ?? id ?? ''))
  }
  return new Proxy(client, {
    get: (target, name) => (name === 'fetch' ? fetch : Reflect.get(target, name, target)),
  })
}
