import { mayRead } from '../access/may-read.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { eventFrame } from '../http/event-stream.ts'
import type { Transaction } from '../mutations/commit.ts'
import { tagsOfChanges } from '../query/sync-tags.ts'
import type { Store } from '../store/store.ts'

/** Of published documents anyone may know that they changed; of drafts, who signs in. */
export type LiveAudience = 'published' | 'drafts'

type Listener = (frame: Buffer) => void

/** Tells which tags of queries are no longer good. */
export class LiveEvents {
  readonly #store: Store
  readonly #listeners = { published: new Set<Listener>(), drafts: new Set<Listener>() }

  constructor(store: Store) {
    this.#store = store
  }

  /** Returns the function that ends the subscription. */
  subscribe(audience: LiveAudience, listener: Listener): () => void {
    this.#listeners[audience].add(listener)
    return () => this.#listeners[audience].delete(listener)
  }

  /** To be called at the commit; it is told once the write is answered. */
  publish(transaction: Transaction): void {
    const audiences = (['published', 'drafts'] as const).map((audience) => ({
      audience,
      listeners: [...this.#listeners[audience]],
    }))
    if (audiences.every(({ listeners }) => listeners.length === 0)) return
    setImmediate(() => {
      for (const { audience, listeners } of audiences) {
        const frame = listeners.length > 0 ? this.frameFor(audience, transaction) : null
        if (frame) for (const listener of listeners) listener(frame)
      }
    })
  }

  /** What an audience is told of a transaction; null for nothing. */
  frameFor(audience: LiveAudience, transaction: Transaction): Buffer | null {
    const tags = this.#tags(audience, transaction)
    return tags.length === 0 ? null : eventFrame('message', { tags }, transaction.id)
  }

  /** The tags that queries over the changed documents were answered with. */
  #tags(audience: LiveAudience, transaction: Transaction): string[] {
    const changes = transaction.changes.filter(
      ({ before, after }) => ![before, after].some(isPreviewSecret),
    )
    if (audience === 'published')
      return tagsOfChanges(changes.filter(({ id, after }) => mayRead(null, id, after)))
    return tagsOfChanges(changes, (group) =>
      this.#store.idsOfGroup(group).flatMap((id) => this.#store.get(id) ?? []),
    )
  }
}
