import type { DocumentChange } from '../search/dependencies.ts'
import type { DeadLetters } from './dead-letters.ts'
import { type FailedDocument, reasonOf } from './invalid-content-error.ts'
import type { ReindexResult } from './reindex-document.ts'

/**
 * Age of a change, ms, from which a failure becomes a dead letter even if it may pass. Hosted Sanity delivers three
 * times, 30 s apart: https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132
 */
export const GIVE_UP_AFTER_MS = 55_000

export interface ReindexOptions {
  reindex: (change: DocumentChange) => Promise<ReindexResult>
  /** Undefined when the site has no token to write dead letters. */
  letters: DeadLetters | undefined
  /** Age of the change, ms; 0 if unknown. */
  age: number
}

/**
 * Indexes a change and returns the documents that failed; each becomes a dead letter when there is a store. Throws
 * while the sender should retry.
 */
export async function reindexWithDeadLetters(
  change: DocumentChange,
  { reindex, letters, age }: ReindexOptions,
): Promise<FailedDocument[]> {
  let result: ReindexResult
  try {
    result = await reindex(change)
  } catch (error) {
    if (!letters || age < GIVE_UP_AFTER_MS) throw error
    const failed = [{ id: change.id, type: change.type, reason: reasonOf(error) }]
    await letters.record({ failed, indexed: [] }, true)
    return failed
  }
  try {
    await letters?.record(result)
  } catch (error) {
    if (result.failed.length > 0) throw error
    // Reconciliation will delete the outdated dead letter.
    console.warn(`What the search says again may still be among the dead letters.`, error)
  }
  return result.failed
}
