import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Method } from './page-data.ts'
import { methodSchema } from './stored-operation.ts'

const query = defineQuery(`*[_type == "apiOperation" && _id in $ids]{"id": _id, method}`)

const result = z.array(z.object({ id: z.string(), method: methodSchema }))

/** The HTTP methods of operations, by id. */
export async function fetchMethods(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, Method>> {
  if (ids.length === 0) return new Map()
  const operations = result.parse(await client.fetch(query, { ids }))
  return new Map(operations.map(({ id, method }) => [id, method]))
}
