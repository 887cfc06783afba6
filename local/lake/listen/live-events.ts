import { mayRead } from '../access/may-read.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { eventFrame } from '../http/event-stream.ts'
import type { Transaction } from '../mutations/commit.ts'

/** Anyone may get events of published documents; only signed-in users those of drafts. */
export type LiveAudience = 'published' | 'drafts'

/** The sync tags of every answer and change: in this lake, each change may affect each query. */
export const SYNC_TAGS: readonly string[] = ['s1:any']

type Listener = (frame: Buffer) => void

/** Notifies clients that query results may be stale. */
export class LiveEvents {
  readonly #listeners = { published: new Set<Listener>(), drafts: new Set<Listener>() }

  /** Returns the unsubscribe function. */
  subscribe(audience: LiveAudience, listener: Listener): () => void {
    this.#listeners[audience].add(listener)
    return () => this.#listeners[audience].delete(listener)
  }

  /** Call this at the commit; listeners are notified once the write is answered. */
  publish(transaction: Transaction): void {
    const { id, changes } = transaction
    const visible = changes.filter(({ before, after }) => ![before, after].some(isPreviewSecret))
    const frame = eventFrame('message', { tags: SYNC_TAGS }, id)
    for (const audience of ['published', 'drafts'] as const)
      if (visible.some((change) => audience === 'drafts' || mayRead(null, change.id, change.after)))
        for (const listener of this.#listeners[audience]) setImmediate(() => listener(frame))
  }
}
