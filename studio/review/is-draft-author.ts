import type { SanityClient } from 'sanity'
import { endsDraft, fetchTransactions, WITH_EFFECTS } from '../history.ts'

const LIMIT = 500

/**
 * Whether the user edited the current draft, that is, whether no transaction after their last one ended a draft. If the
 * history is longer than one query, the draft counts as theirs.
 */
export async function isDraftAuthor(
  client: Pick<SanityClient, 'request' | 'config'>,
  draftId: string,
  user: string,
): Promise<boolean> {
  const history = (query: Record<string, string>) => fetchTransactions(client, [draftId], query)
  const [last] = await history({ authors: user, reverse: 'true', limit: '1' })
  if (!last) return false
  const since = await history({ fromTransaction: last.id, limit: String(LIMIT), ...WITH_EFFECTS })
  return !since.some(endsDraft(draftId))
}
