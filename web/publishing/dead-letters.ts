import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { DEAD_LETTER, type DeadLetter, deadLetterId } from '../../schemas/dead-letter.ts'
import { fetchDeadLetters, fetchDeadLettersAbout } from '../content/revisions/dead-letters.ts'
import type { FailedDocument } from './invalid-content-error.ts'

/** So many are looked at in one go. */
const MOST = 500

// The client passes on whatever comes with a status of 200.
const written = z.object({ transactionId: z.string() })

/** What the search could not be brought to say, kept in the lake, where every site and Studio sees it. */
export class DeadLetters {
  readonly #client: SanityClient

  /** `client` has a token that may write them. */
  constructor(client: SanityClient) {
    this.#client = client
  }

  /** The oldest of them. */
  list(): Promise<DeadLetter[]> {
    return fetchDeadLetters(this.#client, MOST)
  }

  /**
   * Keeps one for each of `failed`, of which the first day stays, and throws away those about what is
   * `indexed`. Throws when the lake did not take it.
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
