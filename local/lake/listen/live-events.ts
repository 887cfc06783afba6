import { mayRead } from '../access/may-read.ts'
import { isPreviewSecret } from '../documents/withheld.ts'
import { eventFrame } from '../http/event-stream.ts'
import type { Transaction } from '../mutations/commit.ts'

/** Of published documents anyone may know that they changed; of drafts, who signs in. */
export type LiveAudience = 'published' | 'drafts'

/** The tags of every answer and of every change: here each change may concern each query. */
export const SYNC_TAGS: readonly string[] = ['s1:any']

type Listener = (frame: Buffer) => void

/** Tells that answers of queries may no longer be good. */
export class LiveEvents {
  readonly #listeners = { published: new Set<Listener>(), drafts: new Set<Listener>() }

  /** Returns the function that ends the subscription. */
  subscribe(audience: LiveAudience, listener: Listener): () => void {
    this.#listeners[audience].add(listener)
    return () => this.#listeners[audience].delete(listener)
  }

  /** To be called at the commit; it is told once the write is answered. */
  publish(transaction: Transaction): void {
    const { id, changes } = transaction
    const told = changes.filter(({ before, after }) => ![before, after].some(isPreviewSecret))
    const frame = eventFrame('message', { tags: SYNC_TAGS }, id)
    for (const audience of ['published', 'drafts'] as const)
      if (told.some((change) => audience === 'drafts' || mayRead(null, change.id, change.after)))
        for (const listener of this.#listeners[audience]) setImmediate(() => listener(frame))
  }
}
