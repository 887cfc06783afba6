import type { SanityClient } from 'sanity'
import { fetchTransactions } from '../history.ts'

/** A document with its revision, which is the id of the last transaction that changed it. */
interface RevisedDocument {
  /** The draft's id if the document is a draft. */
  storedId: string
  rev: string
}

/** Number of transactions requested: as many as a busy hour of writing makes. */
const LIMIT = 500

/** The author of each revision; null if the history has none. */
export type Authors = Map<string, string | null>

/**
 * Stores the author of each document's revision in `known`. With `user`, the history is asked for that user's
 * transactions only. Revisions in `known` are not requested again.
 */
export async function fetchAuthors(
  known: Authors,
  client: Pick<SanityClient, 'request' | 'config'>,
  documents: readonly RevisedDocument[],
  user?: string,
): Promise<void> {
  const unknown = documents.filter(({ rev }) => !known.has(rev))
  if (unknown.length === 0) return
  const ids = unknown.map(({ storedId }) => storedId)
  const transactions = await fetchTransactions(client, ids, {
    reverse: 'true',
    // The last transaction of a single document is the one that made its revision.
    limit: String(unknown.length === 1 ? 1 : LIMIT),
    ...(user !== undefined && { authors: user }),
  })
  const authors = new Map(transactions.map(({ id, author }) => [id, author]))
  for (const { rev } of unknown) known.set(rev, authors.get(rev) ?? null)
}
