import 'server-only'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { pathsTag } from '../../config/tags.ts'
import { cacheWithTags } from '../cache/cache-with-tags.ts'
import { contentClient } from '../lake/client.ts'
import { PART } from '../lake/paginate.ts'
import { Reader } from '../lake/reader.ts'

const query = defineQuery(`*[_type == "redirect" && to->_type == "page" && defined(to->path.current)
  && _id > $after] ${PART}{"id": _id, from, "path": to->path.current}`)

const row = z.object({ id: z.string(), from: z.string(), path: z.string() })

/** The current path of each moved page, by the path that redirects to it; cached until a path changes. */
export async function cachedMovedPaths(): Promise<ReadonlyMap<string, string>> {
  'use cache'
  const reader = new Reader(contentClient())
  const found = await reader.readRows({ query, row, tags: () => [pathsTag] })
  cacheWithTags({ fresh: true, tags: reader.dependencies })
  return new Map(found.map(({ from, path }) => [from.replace(/^\//, ''), path]))
}
