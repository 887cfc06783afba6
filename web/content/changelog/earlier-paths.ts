import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { earlierPath } from '../../config/paths.ts'
import { Reader, taggedQuery, untagged } from '../lake/reader.ts'
import { changelogParts } from './parts.ts'

const query = taggedQuery({
  query: defineQuery(
    `*[_type == "changelogEntry" && defined(date) && defined(title.en)] | order(date desc, _id)._id`,
  ),
  parse: (answer) => changelogParts(z.array(z.string()).parse(answer)).earlier,
  // An entry moves to an earlier part once, long after publication; until then the page that had it links onwards.
  tags: untagged,
})

/** The paths of all parts of the changelog except the newest. */
export async function fetchEarlierPaths(client: SanityClient): Promise<string[]> {
  const earlier = await new Reader(client).read(query, {})
  return earlier.map((_, index) => earlierPath(index + 1))
}

/** The path of the earlier part that holds each entry, by entry id; entries of the newest part are left out. */
export async function fetchPathsOfEarlier(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const earlier = await reader.read(query, {})
  return new Map(
    earlier.flatMap((ids, index) => ids.map((id) => [id, earlierPath(index + 1)] as const)),
  )
}
