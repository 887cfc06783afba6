import type { SanityClient } from 'sanity'
import { fetchTransactions } from '../history.ts'

/** A document as it is now: its revision is the transaction that made it so. */
interface Revised {
  /** Of the draft where it is one. */
  storedId: string
  rev: string
}

/** Transactions that are looked through: a busy hour of writing makes as many. */
const LIMIT = 500

/** Who made which revision; null where the history did not say. */
export type Authors = Map<string, string | null>

/**
 * Notes in `known` who made each document as it is; `user` alone is looked for where one is given. What is known
 * is not asked again.
 */
export async function noteAuthors(
  known: Authors,
  client: Pick<SanityClient, 'request' | 'config'>,
  documents: readonly Revised[],
  user?: string,
): Promise<void> {
  const unknown = documents.filter(({ rev }) => !known.has(rev))
  if (unknown.length === 0) return
  const ids = unknown.map(({ storedId }) => storedId)
  const transactions = await fetchTransactions(client, ids, {
    reverse: 'true',
    // The last of one document is the one that made it so.
    limit: String(unknown.length === 1 ? 1 : LIMIT),
    ...(user !== undefined && { authors: user }),
  })
  const authors = new Map(transactions.map(({ id, author }) => [id, author]))
  for (const { rev } of unknown) known.set(rev, authors.get(rev) ?? null)
}
