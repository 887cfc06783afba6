import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fetchOperationPages } from '../addresses/operation-pages.ts'
import { Reader } from '../lake/reader.ts'

const query = defineQuery(
  `*[_type == "apiOperation" && (operationId == $name || path == $name || method + " " + path == $name)]
    | order(_id)[]._id`,
)
const names = defineQuery(
  `*[_type == "apiOperation" && defined(method) && defined(path)] | order(path, method){
    "name": method + " " + path
  }.name`,
)

/**
 * The path of the page that documents an operation, given its id, its path, or its method and path (`GET
 * /v5/market/time`); undefined when there is none.
 */
export async function fetchOperationPath(
  client: SanityClient,
  name: string,
): Promise<string | undefined> {
  const ids = z.array(z.string()).parse(await client.fetch(query, { name }))
  const pages = await fetchOperationPages(new Reader(client), ids)
  const places = ids.flatMap((id) => pages.get(id) ?? [])
  return places.map(({ documentation, explorer }) => documentation ?? explorer).find(Boolean)?.path
}

/** Method and path of every operation, sorted by path: `GET /v5/market/time`. */
export async function fetchOperationNames(client: SanityClient): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(names))
}
