import { defineQuery } from 'groq'
import { z } from 'zod'
import { pathTag, versionsTag } from '../../config/tags.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'

const version = z.object({ name: z.string(), path: z.string() })
const there = z.array(z.string())

const versionsQuery = taggedQuery({
  query: defineQuery(`*[_type == "docsVersion"]{_id, name, "path": coalesce(path, "")}`),
  parse: (answer) => readDocuments('docsVersion', version, answer),
  tags: () => [versionsTag],
})

const thereQuery = taggedQuery({
  query: defineQuery(`*[_type == "page" && path.current in $paths].path.current`),
  parse: (answer) => new Set(there.parse(answer)),
  tags: (_, { paths }: { paths: readonly string[] }) => paths.map(pathTag),
})

interface InVersion {
  name: string
  path: string
  exists: boolean
}

/** The path of a version's page in every other version, and whether a page exists there. */
export async function fetchInVersions(
  reader: Reader,
  path: string,
  shown: { name: string; path: string },
): Promise<InVersion[]> {
  const prefix = shown.path === '' ? '' : `${shown.path}/`
  const bare = path.startsWith(prefix) ? path.slice(prefix.length) : path
  // The query does not name the page, so that a client that memoises queries sends it once for many pages.
  const all = await reader.read(versionsQuery, {})
  const others = all
    .filter(({ name }) => name !== shown.name)
    .map((other) => ({
      name: other.name,
      path: other.path === '' ? bare : `${other.path}/${bare}`,
    }))
  if (others.length === 0) return []
  const paths = others.map((other) => other.path)
  const found = await reader.read(thereQuery, { paths })
  return others.map((other) => ({ ...other, exists: found.has(other.path) }))
}
