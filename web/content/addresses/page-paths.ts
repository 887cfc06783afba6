import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { errorPath } from '../../config/paths.ts'
import { inBatches, PART, paginate } from '../lake/paginate.ts'
import type { Candidate } from './pages-to-prerender.ts'

const query = defineQuery(
  `*[_type == "page" && defined(path.current) && _id > $after] ${PART}{
    "id": _id, "path": path.current, "updated": _updatedAt
  }`,
)
const explorer = defineQuery(
  `*[_type == "page" && _id in $ids && count(body.en[_type == "operation" && explorer]) > 0].path.current`,
)
const facts = defineQuery(
  `*[_type == "page" && _id in $ids && (
      path.current == $errors || count(body.en[_type in ["operation", "parameterTable", "channel", "enumTable", "errorTable"]]) > 0
    )].path.current`,
)
const byId = defineQuery(
  `*[_type == "page" && _id in $ids && defined(path.current)]{
    "id": _id, "path": path.current, "rev": _rev
  }`,
)
const states = z.array(z.object({ id: z.string(), path: z.string(), rev: z.string() }))
const paths = z.array(z.string())
const candidate = z.object({ id: z.string(), path: z.string(), updated: z.string() })

/** Every published page, with the time of its last change. */
export async function fetchPageChanges(client: SanityClient): Promise<Candidate[]> {
  return paginate(client, query, candidate)
}

/** The paths of all published pages, in order. */
export async function fetchPagePaths(client: SanityClient): Promise<string[]> {
  return (await fetchPageChanges(client)).map(({ path }) => path).sort()
}

/** The paths of those of the given pages that are explorer pages of an operation. */
export function fetchExplorerPaths(client: SanityClient, ids: readonly string[]) {
  return inBatches(ids, async (ids) => paths.parse(await client.fetch(explorer, { ids })))
}

/** The paths of those of the given pages that state facts of the API. */
export function fetchFactPaths(client: SanityClient, ids: readonly string[]) {
  return inBatches(ids, async (ids) =>
    paths.parse(await client.fetch(facts, { ids, errors: errorPath })),
  )
}

/** Path and revision of a published page; undefined when no such page exists. */
export async function fetchPageState(
  client: SanityClient,
  id: string,
): Promise<z.infer<typeof states>[number] | undefined> {
  // The client returns `undefined` for a response that is not the lake's, which must not read as "page deleted".
  const [found] = states.parse(await client.fetch(byId, { ids: [id] }))
  return found
}
