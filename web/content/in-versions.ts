import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const versionsQuery = defineQuery(`*[_type == "docsVersion"]{name, "path": coalesce(path, "")}`)
const thereQuery = defineQuery(`*[_type == "page" && path.current in $paths].path.current`)

const versions = z.array(z.object({ name: z.string(), path: z.string() }))
const there = z.array(z.string())

interface InVersion {
  name: string
  path: string
  exists: boolean
}

/** Where the page at `path` of a version would stand in every other version, and whether it does. */
export async function fetchInVersions(
  client: SanityClient,
  path: string,
  version: { name: string; path: string },
): Promise<InVersion[]> {
  const prefix = version.path === '' ? '' : `${version.path}/`
  const bare = path.startsWith(prefix) ? path.slice(prefix.length) : path
  // Asked without the page, so that whoever reads many pages asks once.
  const all = versions.parse(await client.fetch(versionsQuery))
  const others = all
    .filter(({ name }) => name !== version.name)
    .map((other) => ({
      name: other.name,
      path: other.path === '' ? bare : `${other.path}/${bare}`,
    }))
  if (others.length === 0) return []
  const paths = others.map((other) => other.path)
  const found = new Set(there.parse(await client.fetch(thereQuery, { paths })))
  return others.map((other) => ({ ...other, exists: found.has(other.path) }))
}
