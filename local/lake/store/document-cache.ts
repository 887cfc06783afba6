import type { LakeDocument } from '../documents/document.ts'

/**
 * 128 MiB of stored JSON. Parsed it takes a little more than twice as much, so about 300 MB of
 * heap when full; ten thousand documents of 10 KB stay in it as a whole.
 */
export const CACHE_BYTES = 128 * 1024 * 1024

type Entry = { document: LakeDocument; bytes: number; used: boolean }

/**
 * Parsed documents. When they take more than `budget` bytes, those go first that were not asked for
 * since they last came to the front of the queue.
 */
export class DocumentCache {
  readonly #budget: number
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  get bytes(): number {
    return this.#bytes
  }

  get(id: string): LakeDocument | undefined {
    const entry = this.#entries.get(id)
    if (entry) entry.used = true
    return entry?.document
  }

  set(id: string, document: LakeDocument, bytes: number): void {
    this.delete(id)
    this.#entries.set(id, { document, bytes, used: false })
    this.#bytes += bytes
    // A Map is in order of insertion, and what is put back while it is gone through comes last.
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#budget) break
      this.#entries.delete(oldest)
      if (entry.used) this.#entries.set(oldest, { ...entry, used: false })
      else this.#bytes -= entry.bytes
    }
  }

  delete(id: string): void {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0
    this.#entries.delete(id)
  }

  /** Whoever was interrupted between an entry and its bytes has left a wrong sum. */
  recount(): void {
    this.#bytes = 0
    for (const { bytes } of this.#entries.values()) this.#bytes += bytes
  }
}
