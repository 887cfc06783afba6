import { isDeepStrictEqual } from 'node:util'
import type { SanityClient } from '@sanity/client'
import type { Client } from 'typesense'
import type { Locale } from '../config/locales.ts'
import type { MalformedDocument } from '../content/lake/malformed-document.ts'
import { fetchTuning } from '../content/tuning/tuning.ts'
import { pushTuning } from '../search/tuning/push-tuning.ts'
import { BatchQueue } from './batch-queue.ts'
import { InvalidContentError } from './invalid-content-error.ts'

const TYPES = ['searchSynonym', 'searchCuration', 'searchStopWords']

/** Whether a document says how the search answers, and nothing of what it finds. */
export const isSearchTuning = (type: string): boolean => TYPES.includes(type)

/** How often it is looked at again because something changed meanwhile. */
const MAX_ATTEMPTS = 5

interface Tuned {
  content: SanityClient
  search: Client
  collections: Record<Locale, string>
}

/**
 * What brings the synonyms, curations and stop words of the server up to date with what is published: all of
 * them, so that a change may be told of twice and in any order. Fails where the document that changed is
 * malformed, when all others are set.
 */
export function searchTuningPusher(
  index: Tuned,
): (change: { id: string; type: string }) => Promise<void> {
  let malformed: readonly MalformedDocument[] = []
  const rounds = new BatchQueue({
    begin: () => undefined,
    turn: async () => {
      malformed = await tune(index)
    },
    atATime: 1,
  })
  return async (change) => {
    await rounds.enqueue('tuning')
    const own = malformed.find(({ id }) => id === change.id)
    if (own) throw new InvalidContentError(change, own)
  }
}

/** Writes until the server has what the content has: it may change meanwhile. */
async function tune({ content, search, collections }: Tuned): Promise<MalformedDocument[]> {
  let now = await fetchTuning(content)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const written = await pushTuning(search, now.tuning, collections)
    if (written.length === 0) break
    const before = now
    now = await fetchTuning(content)
    if (isDeepStrictEqual(now.tuning, before.tuning)) break
  }
  return now.malformed
}
