import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fetchLinkedPages, type LinkedPage } from '../addresses/linked-pages.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { Reader, taggedQuery, untagged } from '../lake/reader.ts'
import { changedPages, storedChange } from './changelog.ts'
import { fetchSharedUsers, type SharedUser } from './shared-users.ts'

const toldChange = storedChange.extend({ _rev: z.string(), _updatedAt: z.string() })

const query = taggedQuery({
  query:
    defineQuery(`*[_type == "changelogEntry" && _id == $id && defined(date) && defined(title.en)]
    {_id, _rev, _updatedAt, date, kind, title, body, pages, changes}`),
  parse: (answer, _asked: { id: string }) => readDocuments('changelogEntry', toldChange, answer),
  // Nobody keeps it: it is sent.
  tags: untagged,
})

/** One entry of the changelog as it is published, with the pages that it names and what uses what changed. */
export interface ToldChange {
  entry: z.infer<typeof toldChange>
  pages: ReadonlyMap<string, LinkedPage>
  users: readonly SharedUser[]
}

/** Undefined where it is not published. Throws a MalformedDocument, and when the lake does not answer. */
export async function loadToldChange(
  client: SanityClient,
  id: string,
): Promise<ToldChange | undefined> {
  const reader = new Reader(client)
  const [entry] = await reader.read(query, { id })
  if (!entry) return undefined
  const [pages, users] = await Promise.all([
    fetchLinkedPages(reader, changedPages([entry])),
    fetchSharedUsers(reader, [entry]),
  ])
  return { entry, pages, users }
}
