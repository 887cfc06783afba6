import 'server-only'
import { Errors } from 'typesense'
import { contentClient } from '../content/lake/client.ts'
import { searchAliases } from '../search/collection.ts'
import type { DocumentChange } from '../search/dependencies.ts'
import { searchAdmin } from '../search/search-admin.ts'
import { withSpan } from '../server/tracing/tracing.ts'
import { DeadLetters } from './dead-letters.ts'
import type { FailedDocument } from './invalid-content-error.ts'
import { documentReindexer, type ReindexResult } from './reindex-document.ts'
import { reindexWithDeadLetters } from './reindex-with-dead-letters.ts'
import { publishClient } from './scheduled/publish-client.ts'

let follow: ReturnType<typeof documentReindexer> | undefined
let letters: DeadLetters | undefined

/** The store of dead letters; undefined when this site has no token to write them. */
export function deadLetters(): DeadLetters | undefined {
  const client = publishClient()
  if (!client) return undefined
  letters ??= new DeadLetters(client)
  return letters
}

/**
 * Updates the live search index for a changed document, `age` ms after the change; returns the documents that could not
 * be indexed.
 */
export async function indexChange(change: DocumentChange, age = 0): Promise<FailedDocument[]> {
  const search = searchAdmin()
  if (!search) return []
  follow ??= documentReindexer({ content: contentClient(), search, collections: searchAliases })
  const following = follow
  return withSpan('index a change', () =>
    reindexWithDeadLetters(change, {
      reindex: (one) => following(one).catch(unlessThereIsNoIndex),
      letters: deadLetters(),
      age,
    }),
  )
}

function unlessThereIsNoIndex(error: unknown): ReindexResult {
  if (!(error instanceof Errors.ObjectNotFound)) throw error
  // The first sync-search indexes all documents.
  console.warn('There is no search index yet: run sync-search')
  return { indexed: [], failed: [] }
}
