import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../schemas/locales.ts'
import { waitingLanguages } from '../../schemas/publishing/split-by-language.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import {
  endsDraft,
  fetchAtRevision,
  fetchTransactions,
  type Transaction,
  WITH_EFFECTS,
} from '../history.ts'

type Reader = Pick<SanityClient, 'request' | 'config'>

/** Maximum number of a draft's transactions to read, and of turns between users in them. */
const LIMIT = { transactions: 200, turns: 8 }

/** Ids of the users who changed each language of a draft, newest first. */
export type LanguageAuthors = ReadonlyMap<Locale, readonly string[]>

/** Consecutive edits by one user. The draft before this turn is the draft after the previous turn. */
interface EditTurn {
  author: string
  /** The draft's revision after the turn. */
  revision: string
}

/**
 * Returns who changed these languages of a draft since it began. If the draft began before the transactions that are
 * read, the authors are incomplete, and each language's list also contains an empty id.
 */
export async function languageAuthors(
  client: Reader,
  draft: Stored,
  published: Stored | undefined,
  languages: readonly Locale[],
): Promise<LanguageAuthors> {
  const query = { reverse: 'true', limit: String(LIMIT.transactions), ...WITH_EFFECTS }
  const all = await fetchTransactions(client, [draft._id], query)
  const begun = all.findIndex(endsDraft(draft._id))
  const turns = turnsIn(begun < 0 ? all : all.slice(0, begun))
  const isKnown = turns.length <= LIMIT.turns && all.length < LIMIT.transactions
  const found = new Map<Locale, string[]>()
  let after: Stored = draft
  for (const [at, { author }] of turns.slice(0, LIMIT.turns).entries()) {
    const earlier = turns[at + 1]
    const before = earlier
      ? await fetchAtRevision(client, [draft._id], earlier.revision)
      : published
    for (const locale of waitingLanguages(before, after))
      if (languages.includes(locale)) found.set(locale, [...(found.get(locale) ?? []), author])
    if (!before) break
    after = { ...before, _id: draft._id }
  }
  if (!isKnown)
    for (const locale of languages) found.set(locale, [...(found.get(locale) ?? []), ''])
  return found
}

function turnsIn(transactions: readonly Transaction[]): EditTurn[] {
  const turns: EditTurn[] = []
  for (const { id, author } of transactions)
    if (turns.at(-1)?.author !== (author ?? '')) turns.push({ author: author ?? '', revision: id })
  return turns
}
