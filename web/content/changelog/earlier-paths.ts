import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { earlierPath } from '../../config/paths.ts'
import { changelogParts } from './parts.ts'

const query = defineQuery(
  `*[_type == "changelogEntry" && defined(date) && defined(title.en)] | order(date desc, _id)._id`,
)

/** The paths of all parts of the changelog that are not the newest. */
export async function fetchEarlierPaths(client: SanityClient): Promise<string[]> {
  const ids = z.array(z.string()).parse(await client.fetch(query))
  return changelogParts(ids).earlier.map((_, index) => earlierPath(index + 1))
}
