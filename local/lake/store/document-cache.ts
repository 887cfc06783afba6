import type { LakeDocument } from '../documents/document.ts'

/**
 * 128 MiB of stored JSON. Parsed it takes a little more than twice as much, so about 300 MB of
 * heap when full; ten thousand documents of 10 KB stay in it as a whole.
 */
export const CACHE_BYTES = 128 * 1024 * 1024

type Entry = { document: LakeDocument; bytes: number }

/** Parsed documents, the least recently used dropped first when they take more than `budget` bytes. */
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
    if (!entry) return undefined
    // The order of a Map is the order of insertion: the first is the one unused for longest.
    this.#entries.delete(id)
    this.#entries.set(id, entry)
    return entry.document
  }

  set(id: string, document: LakeDocument, bytes: number): void {
    this.delete(id)
    this.#entries.set(id, { document, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#budget) break
      this.delete(oldest)
    }
  }

  delete(id: string): void {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0
    this.#entries.delete(id)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}
