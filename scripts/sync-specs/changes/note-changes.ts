import type { SanityClient } from '@sanity/client'
import type { StoredDocument } from '../plan.ts'
import type { SpecDocument } from '../types.ts'
import { changesBetween } from './changes-between.ts'
import { type DraftedEntry, draftEntry } from './draft-entry.ts'
import { factsOf } from './facts.ts'
import { pagesShowing } from './pages-showing.ts'

export interface ChangeOptions {
  /** From when the changes hold: YYYY-MM-DD. */
  date: string
  /** The specifications were wrong; the API itself is as before. */
  correction: boolean
  /** Ids of documents that the API no longer has. */
  removed: readonly string[]
}

/**
 * The entry of the changelog that tells what `next` changes of what the lake holds; undefined where that is
 * nothing, or where the lake holds nothing yet.
 */
export async function noteChanges(
  client: SanityClient,
  stored: readonly StoredDocument[],
  next: readonly SpecDocument[],
  { date, correction, removed }: ChangeOptions,
): Promise<DraftedEntry | undefined> {
  const published = stored.filter(({ _id }) => !_id.includes('.'))
  const before = published.map(factsOf).filter((facts) => !facts.removed)
  if (before.length === 0) return undefined
  const wanted = new Set(next.map(({ _id }) => _id))
  const left = before.filter(({ _id }) => !wanted.has(_id) && !removed.includes(_id))
  const after = [...next.map(factsOf), ...left]
  const changes = changesBetween(before, after)
  if (changes.length === 0) return undefined
  return draftEntry(changes, {
    date,
    correction,
    revisions: new Map(published.map(({ _id, _rev }) => [_id, _rev])),
    pages: await pagesShowing(client, [...new Set(changes.map(({ subject }) => subject._ref))]),
    facts: [...after, ...before],
  })
}
