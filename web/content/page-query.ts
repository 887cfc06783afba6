import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { type StoredPage, storedPage } from './stored-page.ts'

const query = defineQuery(`*[_type == "page" && path.current == $path][0]{
  _id, _rev, _updatedAt, "path": path.current, title, sidebarLabel, description,
  tocMin, tocMax, hideToc, body, "version": version->{_id, name, label, isLast, "path": coalesce(path, "")}
}`)

/** The page at `path` as it is stored, or undefined when there is none. Throws on a malformed one. */
export async function fetchPage(
  client: SanityClient,
  path: string,
): Promise<StoredPage | undefined> {
  const result = storedPage.nullable().safeParse(await client.fetch(query, { path }))
  if (result.success) return result.data ?? undefined
  throw new Error(
    `The page ${path} cannot be shown: ${z.prettifyError(result.error)}. Open it in the Studio and complete what is named.`,
    { cause: result.error },
  )
}
