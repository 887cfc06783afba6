import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fittingRows } from '../lake/malformed-document.ts'
import type { Method } from '../model/page-data.ts'
import { methodSchema } from './stored-operation.ts'

const query = defineQuery(`*[_type == "apiOperation" && _id in $ids]{"id": _id, method, path}`)

const line = z.object({ id: z.string(), method: methodSchema, path: z.string() })

export interface RequestLine {
  method: Method
  path: string
}

/** Method and path of operations, by id. */
export async function fetchRequestLines(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, RequestLine>> {
  if (ids.length === 0) return new Map()
  const operations = fittingRows(line, await client.fetch(query, { ids }))
  return new Map(operations.map(({ id, ...line }) => [id, line]))
}
