import { defineQuery } from 'groq'
import { z } from 'zod'
import { fittingRows } from '../lake/malformed-document.ts'
import { flag } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery, untagged } from '../lake/reader.ts'
import type { Method } from '../model/page-data.ts'
import { methodSchema } from './stored-operation.ts'

const line = z.object({
  id: z.string(),
  method: methodSchema,
  path: z.string(),
  deprecated: flag,
})

const query = taggedQuery({
  query: defineQuery(
    `*[_type == "apiOperation" && _id in $ids]{"id": _id, method, path, deprecated}`,
  ),
  parse: (answer) => fittingRows(line, answer),
  // Method and path identify an operation's document, so they never change. Lists that mark deprecated operations add
  // `deprecatedTag`.
  tags: untagged,
})

export interface Endpoint {
  method: Method
  path: string
  deprecated: boolean
}

/** Method, path and deprecation of operations, by id. */
export async function fetchEndpoints(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, Endpoint>> {
  if (ids.length === 0) return new Map()
  const operations = await reader.read(query, { ids })
  return new Map(operations.map(({ id, ...line }) => [id, line]))
}
