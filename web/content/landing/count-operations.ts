import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(
  `count(array::unique(*[_type == "page" && _id in $ids].body.en[_type == "operation"].operation._ref))`,
)

const allQuery = defineQuery(`count(*[_type == "apiOperation"])`)

/** How many operations there are. */
export async function countAllOperations(client: SanityClient): Promise<number> {
  return z.number().parse(await client.fetch(allQuery))
}

/** How many operations the pages show, each counted once. */
export async function countOperations(
  client: SanityClient,
  ids: readonly string[],
): Promise<number> {
  return z.number().parse(await client.fetch(query, { ids }))
}
