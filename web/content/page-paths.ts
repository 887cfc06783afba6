import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(
  `*[_type == "page" && defined(path.current)] | order(path.current)[].path.current`,
)
const byId = defineQuery(`*[_type == "page" && _id == $id][0].path.current`)

/** The paths of all published pages, in order. */
export async function fetchPagePaths(client: SanityClient): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(query))
}

/** The path of a published page; undefined when there is no such page. */
export async function fetchPagePath(client: SanityClient, id: string): Promise<string | undefined> {
  return (
    z
      .string()
      .nullish()
      .parse(await client.fetch(byId, { id })) ?? undefined
  )
}
