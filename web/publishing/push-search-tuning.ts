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

/** Whether a document configures the search rather than being indexed. */
export const isSearchTuning = (type: string): boolean => TYPES.includes(type)

/** How often a write is repeated because the settings changed meanwhile. */
const MAX_ATTEMPTS = 5

interface TuningTargets {
  content: SanityClient
  search: Client
  collections: Record<Locale, string>
}

/**
 * Returns a function that writes all published synonyms, curations and stop words to the search server, so calls may be
 * repeated and reordered. It rejects when the changed document is malformed, after writing all others.
 */
export function searchTuningPusher(
  index: TuningTargets,
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

/** Writes until the server has the published settings, which may change meanwhile. */
async function tune({ content, search, collections }: TuningTargets): Promise<MalformedDocument[]> {
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
