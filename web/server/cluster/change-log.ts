import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { z } from 'zod'
import { withDeadline } from '../limits/with-deadline.ts'
import { type Invalidation, invalidationSchema } from './invalidation.ts'
import { REDIS_TIMEOUT_MS, redisClient } from './redis-client.ts'

/** Maximum number of changes kept, and for how long after the last one. */
const KEPT = 20_000
const KEPT_SECONDS = 90 * 24 * 3600
/** Maximum number of changes read at once. */
const BATCH = 500
/** Longest wait before a reconnect, ms. */
const LONGEST_WAIT_MS = 2000

const entry = z.object({
  id: z.string(),
  message: z.object({ from: z.string(), change: z.string() }),
})
const answer = z.array(z.object({ messages: z.array(entry) })).nullable()

/**
 * The changes that the instances of a site send one another: a Redis stream in order of arrival. It holds no pages:
 * each instance renders its own, so builds do not mix and readers never wait for Redis. Each method throws while Redis
 * does not answer; the client reconnects automatically.
 */
export class ChangeLog {
  readonly #own = randomUUID()
  readonly #key: string
  readonly #client

  /** `name` separates sites that share one Redis. */
  constructor(url: string, name: string) {
    this.#key = `docs:${name}:changes`
    this.#client = redisClient(url, LONGEST_WAIT_MS)
  }

  /** Sends a change to the other instances; resolves when Redis has stored it. */
  async append(change: Invalidation): Promise<void> {
    await this.#connected()
    const fields = { from: this.#own, change: JSON.stringify(change) }
    const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } } as const
    const entryId = this.#client.xAdd(this.#key, '*', fields, trim)
    await withDeadline(entryId, REDIS_TIMEOUT_MS, 'telling Redis of a change')
    const lives = this.#client.expire(this.#key, KEPT_SECONDS)
    await withDeadline(lives, REDIS_TIMEOUT_MS, 'telling Redis how long to keep changes')
  }

  /** The oldest changes of other instances after the position `after`, and the position up to which they were read. */
  async read(after: string): Promise<{ changes: Invalidation[]; place: string; more: boolean }> {
    await this.#connected()
    const found = await this.#client.xRead({ key: this.#key, id: after }, { COUNT: BATCH })
    const entries = (answer.parse(found) ?? []).flatMap(({ messages }) => messages)
    return {
      changes: entries.flatMap(({ message }) =>
        message.from === this.#own ? [] : parsed(message),
      ),
      place: entries.at(-1)?.id ?? after,
      more: entries.length === BATCH,
    }
  }

  close(): void {
    this.#client.destroy()
  }

  /** Throws when no connection is ready in time. */
  async #connected(): Promise<void> {
    if (this.#client.isReady) return
    await withDeadline(once(this.#client, 'ready'), REDIS_TIMEOUT_MS, 'connecting to Redis')
  }
}

/** The position in a log from which all changes since `time` (ms since 1970) are read. */
export const positionAt = (time: number): string => `${Math.max(0, Math.floor(time))}-0`

function parsed({ change }: { change: string }): Invalidation[] {
  try {
    return [invalidationSchema.parse(JSON.parse(change))]
  } catch (error) {
    console.warn(
      `Redis holds a change that another version of the site may have told: ${change}`,
      error,
    )
    return []
  }
}
