import type { DocumentChange } from '../search/dependencies.ts'
import type { DeadLetters } from './dead-letters.ts'
import { type FailedDocument, reasonOf } from './invalid-content-error.ts'
import type { ReindexResult } from './reindex-document.ts'

/**
 * After so long, in ms, what failed is kept as a dead letter, even if it may pass. Hosted Sanity delivers
 * three times, 30 s apart: https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132
 */
export const GIVE_UP_AFTER_MS = 55_000

export interface ReindexOptions {
  reindex: (change: DocumentChange) => Promise<ReindexResult>
  /** Where dead letters are kept; undefined where the site may not write any. */
  letters: DeadLetters | undefined
  /** How long ago the document changed, ms; 0 where that is not known. */
  age: number
}

/**
 * Brings the search up to date with a change, and returns what could not be: each is a dead letter
 * then, where there may be any. Throws while whoever told of the change should tell of it again.
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
    // Whoever looks for lost webhooks finds that nothing is wrong any more.
    console.warn(`What the search says again may still be among the dead letters.`, error)
  }
  return result.failed
}
