import { ClientError, type Mutation, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import {
  type ChangeEvent,
  UNDELIVERED_CHANGE,
  undeliveredChangeId,
} from '../../../schemas/undelivered-change.ts'
import {
  fetchResendRequest,
  fetchUndeliveredDue,
  fetchUndeliveredOfEntry,
  type StoredUndeliveredChange,
} from '../../content/revisions/undelivered-changes.ts'
import type { Refusal } from './deliver-message.ts'

/** Maximum number of undelivered changes read at once. */
const MOST = 200
const options = { returnDocuments: false, tag: 'undelivered-changes' } as const

// The client returns any body of a 200 response, also one that is not the lake's.
const written = z.object({ transactionId: z.string() })

const iso = (ms: number) => new Date(ms).toISOString()

interface Failed {
  entry: string
  receiver: string
  event: ChangeEvent
  refusal: Refusal
  /** Time of the last attempt, ms since 1970. */
  at: number
}

/** Stores undelivered changes in the lake, where every instance and the Studio see them. */
export class UndeliveredChanges {
  readonly #client: SanityClient

  /** `client` needs a token with write access. */
  constructor(client: SanityClient) {
    this.#client = client
  }

  /** The changes to send again at `now`, ms since 1970. */
  due(now: number): Promise<StoredUndeliveredChange[]> {
    return fetchUndeliveredDue(this.#client, iso(now), MOST)
  }

  /** The undelivered change with this id, when an operator asked to resend it. */
  resendRequest(id: string): Promise<StoredUndeliveredChange[]> {
    return fetchResendRequest(this.#client, id)
  }

  ofEntry(entry: string): Promise<StoredUndeliveredChange[]> {
    return fetchUndeliveredOfEntry(this.#client, entry)
  }

  /**
   * Stores an undelivered change; `before` is the stored one, whose first date is kept. Throws when the lake does not
   * accept the transaction.
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
        // For a receiver that never got the first event, the change is still new.
        event: before?.event ?? event,
        tries: (before?.tries ?? 0) + refusal.tries,
        ...{ since: iso(since), lastTry: iso(at) },
        ...(next !== undefined && { nextTry: iso(next) }),
      },
    })
  }

  /**
   * Claims an undelivered change at `now` (ms since 1970), so that no other instance sends it; false when another has
   * claimed it. If the process ends before it is stored or deleted, it becomes due again at its next time.
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
      // 409: another instance claimed it; 404: it was deleted.
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

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORTEST = 5 * MINUTE
const LONGEST = 12 * HOUR
/** For how long a message is retried automatically, ms. */
const TRIED_FOR = 72 * HOUR

/**
 * The time of the next attempt for a message that failed first at `since` and last at `now`, ms since 1970: the wait
 * equals the message's age, but is at least 5 minutes and at most 12 hours. Undefined once it is three days old.
 */
export function nextAttempt(since: number, now: number): number | undefined {
  const at = now + Math.min(Math.max(now - since, SHORTEST), LONGEST)
  return at - since <= TRIED_FOR ? at : undefined
}
