import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { readDocuments } from '../lake/malformed-document.ts'

const versionsQuery = defineQuery(
  `*[_type == "docsVersion"]{_id, name, "path": coalesce(path, "")}`,
)
const thereQuery = defineQuery(`*[_type == "page" && path.current in $paths].path.current`)

const version = z.object({ name: z.string(), path: z.string() })
const there = z.array(z.string())

interface InVersion {
  name: string
  path: string
  exists: boolean
}

/** Where the page at `path` of a version would be in every other version, and whether it does. */
export async function fetchInVersions(
  client: SanityClient,
  path: string,
  shown: { name: string; path: string },
): Promise<InVersion[]> {
  const prefix = shown.path === '' ? '' : `${shown.path}/`
  const bare = path.startsWith(prefix) ? path.slice(prefix.length) : path
  // Asked without the page, so that whoever reads many pages asks once.
  const all = readDocuments('docsVersion', version, await client.fetch(versionsQuery))
  const others = all
    .filter(({ name }) => name !== shown.name)
    .map((other) => ({
      name: other.name,
      path: other.path === '' ? bare : `${other.path}/${bare}`,
    }))
  if (others.length === 0) return []
  const paths = others.map((other) => other.path)
  const found = new Set(there.parse(await client.fetch(thereQuery, { paths })))
  return others.map((other) => ({ ...other, exists: found.has(other.path) }))
}
