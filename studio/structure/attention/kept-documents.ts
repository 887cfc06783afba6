import type { SanityClient } from '@sanity/client'
import { fetchDocuments, type Translated } from '../../translate/documents.ts'

let known: Promise<Map<string, Translated>> = Promise.resolve(new Map())

/**
 * All documents with words, drafts as well, by their ids. They are kept while the Studio is open, and one fetch comes
 * after the other: all that look through them share what the first one fetches, and then only what has changed is.
 */
export function keptDocuments(client: SanityClient): Promise<Map<string, Translated>> {
  const next = known.catch(() => new Map()).then((before) => fetchDocuments(client, before))
  known = next
  return next
}
