import { setTimeout as delay } from 'node:timers/promises'
import { logLine } from '../log.ts'
import type { Outbox, StoredDelivery } from './outbox.ts'
import { postDelivery, type WebhookTarget } from './post-delivery.ts'

const PARALLEL = 8
const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 15_000

const waitOf = (attempts: number) => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)

/** Empties the outbox: in order for each document, several documents at a time. */
export class Deliverer {
  readonly #outbox: Outbox
  readonly #target: WebhookTarget
  readonly #busy = new Map<string, Promise<void>>()
  readonly #stop = new AbortController()

  constructor(outbox: Outbox, target: WebhookTarget) {
    this.#outbox = outbox
    this.#target = target
  }

  /** Starts what is due; to be called at the start and after every commit. */
  wake(): void {
    if (this.#stop.signal.aborted || this.#busy.size >= PARALLEL) return
    for (const delivery of this.#outbox.next()) {
      if (this.#busy.size >= PARALLEL) return
      if (this.#busy.has(delivery.documentId)) continue
      const work = this.#deliver(delivery).finally(() => {
        this.#busy.delete(delivery.documentId)
        this.wake()
      })
      this.#busy.set(delivery.documentId, work)
    }
  }

  async #deliver(delivery: StoredDelivery): Promise<void> {
    const outcome = await postDelivery(this.#target, delivery, this.#stop.signal)
    if (this.#stop.signal.aborted) return
    if (outcome.kind === 'done') return this.#outbox.delivered(delivery.id)
    const about = { document: delivery.documentId, reason: outcome.reason }
    if (outcome.kind === 'refused') {
      logLine('webhook-refused', about)
      return this.#outbox.refuse(delivery.id, outcome.reason)
    }
    if (delivery.attempts === 0) logLine('webhook-retry', about)
    this.#outbox.failed(delivery.id)
    await delay(waitOf(delivery.attempts), undefined, { signal: this.#stop.signal }).catch(() => {
      // The lake is closing; the delivery stays in the outbox for the next start.
    })
  }

  async close(): Promise<void> {
    this.#stop.abort()
    await Promise.allSettled(this.#busy.values())
  }
}
