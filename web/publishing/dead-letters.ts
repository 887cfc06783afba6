import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { DEAD_LETTER, type DeadLetter, deadLetterId } from '../../schemas/dead-letter.ts'
import { fetchDeadLetters, fetchDeadLettersAbout } from '../content/revisions/dead-letters.ts'
import type { FailedDocument } from './invalid-content-error.ts'

/** Maximum number of dead letters read at once. */
const MOST = 500

// The client returns any body of a 200 response, also one that is not the lake's.
const written = z.object({ transactionId: z.string() })

/** Stores the changes that the search could not take in the lake, where every instance and the Studio see them. */
export class DeadLetters {
  readonly #client: SanityClient

  /** `client` needs a token with write access. */
  constructor(client: SanityClient) {
    this.#client = client
  }

  /** The oldest dead letters. */
  list(): Promise<DeadLetter[]> {
    return fetchDeadLetters(this.#client, MOST)
  }

  /**
   * Creates or updates a dead letter for each of `failed`, keeping its first date, and deletes those of the `indexed`
   * documents. Throws when the lake does not accept the transaction.
   */
  async record(
    { failed, indexed }: { failed: readonly FailedDocument[]; indexed: readonly string[] },
    mayPass = false,
  ): Promise<void> {
    const subjects = [...failed.map(({ id }) => id), ...indexed]
    const known = await fetchDeadLettersAbout(this.#client, subjects)
    const bySubject = new Map(known.map((letter) => [letter.subject, letter]))
    const now = new Date().toISOString()
    const kept = failed.flatMap(({ id, type, reason }) => {
      const before = bySubject.get(id)
      if (before?.reason === reason && before.mayPass === mayPass) return []
      const _id = deadLetterId(id)
      const about = { subject: id, subjectType: type, reason, mayPass }
      const since = before?.since ?? now
      return { createOrReplace: { _id, _type: DEAD_LETTER, ...about, since } }
    })
    const over = indexed.flatMap((id) => {
      const letter = bySubject.get(id)
      return letter ? { delete: { id: letter._id } } : []
    })
    if (kept.length + over.length === 0) return
    const options = { returnDocuments: false, tag: 'dead-letters' } as const
    written.parse(await this.#client.mutate([...kept, ...over], options))
  }
}
