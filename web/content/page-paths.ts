import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(
  `*[_type == "page" && defined(path.current)] | order(path.current)[].path.current`,
)

/** The paths of all published pages, in order. */
export async function fetchPagePaths(client: SanityClient): Promise<string[]> {
  return z.array(z.string()).parse(await client.fetch(query))
}
