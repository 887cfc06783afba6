import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'

const query = defineQuery(`*[_type == "docsVersion" && name != $name]{
  name, "path": select(coalesce(path, "") == "" => $path, path + "/" + $path)
}{
  name, path, "exists": count(*[_type == "page" && path.current == ^.path]) > 0
}`)

const result = z.array(z.object({ name: z.string(), path: z.string(), exists: z.boolean() }))

/** Where the page at `path` of a version would stand in every other version, and whether it does. */
export async function fetchInVersions(
  client: SanityClient,
  path: string,
  version: { name: string; path: string },
): Promise<z.infer<typeof result>> {
  const prefix = version.path === '' ? '' : `${version.path}/`
  const bare = path.startsWith(prefix) ? path.slice(prefix.length) : path
  return result.parse(await client.fetch(query, { name: version.name, path: bare }))
}
