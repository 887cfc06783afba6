import { ClientError, type Mutation, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import {
  type ChangeEvent,
  UNDELIVERED_CHANGE,
  undeliveredChangeId,
} from '../../../schemas/undelivered-change.ts'
import {
  fetchUndeliveredAsked,
  fetchUndeliveredDue,
  fetchUndeliveredOfEntry,
  type StoredUndeliveredChange,
} from '../../content/revisions/undelivered-changes.ts'
import { nextAttempt } from './backoff.ts'
import type { Refusal } from './deliver-message.ts'

/** So many are looked at in one go. */
const MOST = 200
const options = { returnDocuments: false, tag: 'undelivered-changes' } as const

// The client passes on whatever comes with a status of 200.
const written = z.object({ transactionId: z.string() })

const iso = (ms: number) => new Date(ms).toISOString()

interface Failed {
  entry: string
  receiver: string
  event: ChangeEvent
  refusal: Refusal
  /** When it was sent last, ms since 1970. */
  at: number
}

/** What receivers did not take, kept in the lake, where every site and Studio sees it. */
export class UndeliveredChanges {
  readonly #client: SanityClient

  /** `client` has a token that may write them. */
  constructor(client: SanityClient) {
    this.#client = client
  }

  /** What is to be sent again at `now`, ms since 1970. */
  due(now: number): Promise<StoredUndeliveredChange[]> {
    return fetchUndeliveredDue(this.#client, iso(now), MOST)
  }

  /** The one of this id, where an operator wants it sent again. */
  asked(id: string): Promise<StoredUndeliveredChange[]> {
    return fetchUndeliveredAsked(this.#client, id)
  }

  ofEntry(entry: string): Promise<StoredUndeliveredChange[]> {
    return fetchUndeliveredOfEntry(this.#client, entry)
  }

  /**
   * Keeps what a receiver did not take; `before` is what is kept of the same already, of which the first day
   * stays. Throws when the lake does not take it.
   */
  async keep(
    { entry, receiver, event, refusal, at }: Failed,
    before: StoredUndeliveredChange | undefined,
  ): Promise<void> {
    const since = before ? Date.parse(before.since) : at
    const next = refusal.isFinal ? undefined : nextAttempt(since, at)
    await this.#mutate({
      createOrReplace: {
        _id: undeliveredChangeId(entry, receiver),
        _type: UNDELIVERED_CHANGE,
        ...{ entry, receiver, reason: refusal.reason },
        // Who was never told of it is not told first that it was updated.
        event: before?.event ?? event,
        tries: (before?.tries ?? 0) + refusal.tries,
        ...{ since: iso(since), lastTry: iso(at) },
        ...(next !== undefined && { nextTry: iso(next) }),
      },
    })
  }

  /**
   * Takes one in hand at `now`, ms since 1970, so that no other instance sends it meanwhile: false where one has it
   * already. Where the process ends before it is kept or forgotten, it is due again at its next time.
   */
  async claim({ _id, _rev, since }: StoredUndeliveredChange, now: number): Promise<boolean> {
    const next = nextAttempt(Date.parse(since), now)
    const patch = this.#client
      .patch(_id)
      .ifRevisionId(_rev)
      .set({ lastTry: iso(now) })
    const claimed =
      next === undefined
        ? patch.unset(['nextTry', 'resend'])
        : patch.set({ lastTry: iso(now), nextTry: iso(next) }).unset(['resend'])
    try {
      await claimed.commit(options)
      return true
    } catch (error) {
      // Another instance has it, or it is gone.
      if (error instanceof ClientError && [404, 409].includes(error.statusCode)) return false
      throw error
    }
  }

  forget({ _id }: Pick<StoredUndeliveredChange, '_id'>): Promise<void> {
    return this.#mutate({ delete: { id: _id } })
  }

  async #mutate(mutation: Mutation): Promise<void> {
    written.parse(await this.#client.mutate([mutation], options))
  }
}
