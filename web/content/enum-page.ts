import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

/** Where the values of all enums are explained. */
export const enumPagePath = 'v5/enum'

const query = defineQuery(`*[_type == "page" && path.current == $path][0]._id`)

/** The id of the page that explains the enums, or undefined while there is none. */
export async function fetchEnumPage(client: SanityClient): Promise<string | undefined> {
  return (
    z
      .string()
      .nullable()
      .parse(await client.fetch(query, { path: enumPagePath })) ?? undefined
  )
}
