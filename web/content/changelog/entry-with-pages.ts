import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fetchLinkedPages, type LinkedPage } from '../addresses/linked-pages.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { Reader, taggedQuery, untagged } from '../lake/reader.ts'
import { changedPages, storedChange } from './changelog.ts'
import { fetchSharedUsers, type SharedUser } from './shared-users.ts'

const publishedEntry = storedChange.extend({ _rev: z.string(), _updatedAt: z.string() })

const query = taggedQuery({
  query:
    defineQuery(`*[_type == "changelogEntry" && _id == $id && defined(date) && defined(title.en)]
    {_id, _rev, _updatedAt, date, kind, title, body, pages, changes}`),
  parse: (answer, _asked: { id: string }) =>
    readDocuments('changelogEntry', publishedEntry, answer),
  // The result is sent, never cached.
  tags: untagged,
})

/** A published entry of the changelog, with the pages that it names and the users of changed definitions. */
export interface EntryWithPages {
  entry: z.infer<typeof publishedEntry>
  pages: ReadonlyMap<string, LinkedPage>
  users: readonly SharedUser[]
}

/** Returns undefined for an unpublished entry. Throws a MalformedDocument, and when the lake does not answer. */
export async function loadEntryWithPages(
  client: SanityClient,
  id: string,
): Promise<EntryWithPages | undefined> {
  const reader = new Reader(client)
  const [entry] = await reader.read(query, { id })
  if (!entry) return undefined
  const [pages, users] = await Promise.all([
    fetchLinkedPages(reader, changedPages([entry])),
    fetchSharedUsers(reader, [entry]),
  ])
  return { entry, pages, users }
}
