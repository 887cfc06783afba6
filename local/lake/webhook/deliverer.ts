import { logLine } from '../log.ts'
import type { WebhookDelivery } from './delivery.ts'
import type { Outbox } from './outbox.ts'
import type { PostResult } from './post-delivery.ts'
import { type DeliverySettings, waitAfter, waitUntil } from './settings.ts'

/** Parallel deliveries per webhook, so that a slow receiver delays no other webhook. */
const PARALLEL = 8

/** The deliveries of one webhook about one document, sent one after the other. */
type Lane = { hookId: string; ids: number[]; blocked: boolean }

/** Posts a delivery; returns null when its rule excludes it. */
export type Post = (delivery: WebhookDelivery, stop: AbortSignal) => Promise<PostResult | null>

/**
 * Sends the outbox: in order for each webhook and document, several of a webhook in parallel. A delivery that waits for
 * its next attempt delays only its own lane. Waits use timers, which a changed clock does not affect.
 */
export class Deliverer {
  readonly #outbox: Outbox
  readonly #post: Post
  readonly #settings: DeliverySettings
  readonly #lanes = new Map<string, Lane>()
  readonly #ready = new Set<string>()
  readonly #running = new Map<Promise<void>, string>()
  readonly #waiting = new Set<NodeJS.Timeout>()
  /** Time of this process's first attempt at each delivery, on the clock of `performance.now()`, in ms. */
  readonly #triedSince = new Map<number, number>()
  readonly #stop = new AbortController()
  #lastId = 0

  constructor(outbox: Outbox, post: Post, settings: DeliverySettings) {
    this.#outbox = outbox
    this.#post = post
    this.#settings = settings
  }

  /** Reads new deliveries from the outbox; call it at the start and after every commit. */
  wake(): void {
    const found = this.#outbox.pendingAfter(this.#lastId)
    this.#lastId = found.at(-1)?.id ?? this.#lastId
    this.enqueue(found)
  }

  /** Queues deliveries that have become due again. */
  enqueue(deliveries: readonly WebhookDelivery[]): void {
    for (const { id, hookId, documentId, nextAttemptAt } of deliveries) {
      const key = `${hookId} ${documentId}`
      const lane = this.#lanes.get(key) ?? { hookId, ids: [], blocked: false }
      lane.ids.push(id)
      lane.ids.sort((a, b) => a - b)
      this.#lanes.set(key, lane)
      if (lane.blocked) continue
      const wait = lane.ids[0] === id ? waitUntil(nextAttemptAt, Date.now(), this.#settings) : 0
      if (wait > 0) this.#later(key, lane, wait)
      else this.#ready.add(key)
    }
    this.#pump()
  }

  #pump(): void {
    if (this.#stop.signal.aborted) return
    const free = new Map<string, number>()
    for (const hookId of this.#running.values())
      free.set(hookId, (free.get(hookId) ?? PARALLEL) - 1)
    for (const key of this.#ready) {
      const lane = this.#lanes.get(key)
      if (!lane) continue
      const left = free.get(lane.hookId) ?? PARALLEL
      if (left === 0) continue
      free.set(lane.hookId, left - 1)
      this.#ready.delete(key)
      this.#run(key, lane)
    }
  }

  #run(key: string, lane: Lane): void {
    const [id = 0] = lane.ids
    lane.blocked = true
    const work: Promise<void> = this.#attempt(id).then((wait) => {
      this.#running.delete(work)
      if (this.#stop.signal.aborted) return
      if (wait !== null) this.#later(key, lane, wait)
      else this.#next(key, lane, id)
      this.#pump()
    })
    this.#running.set(work, lane.hookId)
  }

  #next(key: string, lane: Lane, done: number): void {
    lane.blocked = false
    lane.ids = lane.ids.filter((id) => id !== done)
    if (lane.ids.length === 0) this.#lanes.delete(key)
    else this.#ready.add(key)
  }

  #later(key: string, lane: Lane, wait: number): void {
    lane.blocked = true
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      lane.blocked = false
      this.#ready.add(key)
      this.#pump()
    }, wait)
    this.#waiting.add(timer)
  }

  /** Returns the wait in ms before the next attempt, or null when the delivery is finished. */
  async #attempt(id: number): Promise<number | null> {
    try {
      const delivery = this.#outbox.get(id)
      if (delivery?.state !== 'pending') return null
      if (!this.#triedSince.has(id)) this.#triedSince.set(id, performance.now())
      const posted = await this.#post(delivery, this.#stop.signal)
      // An attempt aborted by closing is not the receiver's failure: it stays due for the next start.
      if (!posted || (this.#stop.signal.aborted && posted.result !== 'delivered')) {
        this.#triedSince.delete(id)
        return null
      }
      return this.#settle(delivery, posted)
    } catch (error) {
      // The outbox cannot be written, as on a full disk: the delivery is repeated later under the same key.
      logLine('webhook-not-recorded', { delivery: id, message: String(error) })
      return this.#settings.longestRetry
    }
  }

  #settle(delivery: WebhookDelivery, posted: PostResult): number | null {
    const attempts = delivery.attempts + 1
    const about = { hook: delivery.hookId, document: delivery.documentId, reason: posted.reason }
    const tryingFor = performance.now() - (this.#triedSince.get(delivery.id) ?? 0)
    const { maxAttempts, longestTrying } = this.#settings
    if (posted.result === 'retry' && attempts < maxAttempts && tryingFor < longestTrying) {
      if (attempts === 1) logLine('webhook-retry', about)
      const wait = waitAfter(attempts, this.#settings)
      this.#outbox.failed(delivery, posted, 'pending', Date.now() + wait)
      return wait
    }
    if (posted.result === 'delivered') this.#outbox.delivered(delivery)
    else {
      logLine('webhook-dead-letter', { ...about, attempts })
      this.#outbox.failed(delivery, posted, 'dead', 0)
    }
    this.#triedSince.delete(delivery.id)
    return null
  }

  async close(): Promise<void> {
    this.#stop.abort()
    for (const timer of this.#waiting) clearTimeout(timer)
    await Promise.all(this.#running.keys())
  }
}
