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

/** Transactions of a draft that are looked through, and turns of different people in them. */
const LIMIT = { transactions: 200, turns: 8 }

/** Who changed a language of a draft, the last first. */
export type LanguageAuthors = ReadonlyMap<Locale, readonly string[]>

/** Edits of one person in a row: what the draft was before them is what the turn before left. */
interface Turn {
  author: string
  /** Revision of the draft after them. */
  revision: string
}

/**
 * Who changed these languages of a draft since it began. A draft that began longer ago than is looked through has
 * more authors than are told, the empty name among them.
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

function turnsIn(transactions: readonly Transaction[]): Turn[] {
  const turns: Turn[] = []
  for (const { id, author } of transactions)
    if (turns.at(-1)?.author !== (author ?? '')) turns.push({ author: author ?? '', revision: id })
  return turns
}
