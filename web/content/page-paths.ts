import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { errorPath } from '../paths.ts'

const query = defineQuery(
  `*[_type == "page" && defined(path.current)] | order(path.current)[].path.current`,
)
const explorer = defineQuery(
  `*[_type == "page" && defined(path.current) && count(body.en[_type == "operation" && explorer]) > 0]
    | order(path.current)[].path.current`,
)
const facts = defineQuery(
  `*[_type == "page" && defined(path.current) && (
      path.current == $errors || count(body.en[_type in ["operation", "channel", "enumTable", "errorTable"]]) > 0
    )] | order(path.current)[].path.current`,
)
const byId = defineQuery(
  `*[_type == "page" && _id == $id && defined(path.current)][0]{"path": path.current, "rev": _rev}`,
)
const state = z.object({ path: z.string(), rev: z.string() })

/** The paths of all published pages, in order. */
export async function fetchPagePaths(client: SanityClient): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(query))
}

/** The paths of the published pages of the explorer that are about an operation, in order. */
export async function fetchExplorerPaths(client: SanityClient): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(explorer))
}

/** The paths of the published pages that state facts of the API, in order. */
export async function fetchFactPaths(client: SanityClient): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(facts, { errors: errorPath }))
}

/** Where a published page is, and its revision; undefined when there is no such page. */
export async function fetchPageState(
  client: SanityClient,
  id: string,
): Promise<z.infer<typeof state> | undefined> {
  // Of what is no answer of a lake the client makes `undefined`, which must not say that a page is gone.
  return state.nullable().parse(await client.fetch(byId, { id })) ?? undefined
}
