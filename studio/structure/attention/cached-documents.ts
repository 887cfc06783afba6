import type { SanityClient } from '@sanity/client'
import { fetchDocuments, type TranslatableDocument } from '../../translate/documents.ts'

let known: Promise<Map<string, TranslatableDocument>> = Promise.resolve(new Map())

/**
 * Returns all documents with localised text, including drafts, by id. The documents stay in memory while the Studio is
 * open, and fetches run one after another, so that all finders share the first fetch and later ones fetch only changes.
 */
export function fetchCachedDocuments(
  client: SanityClient,
): Promise<Map<string, TranslatableDocument>> {
  const next = known.catch(() => new Map()).then((before) => fetchDocuments(client, before))
  known = next
  return next
}
