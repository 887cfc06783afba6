/** Approximate memory of an entry besides its key and value. */
const ENTRY_BYTES = 256

/** A map bounded to `room` bytes in total; the least recently used entries are dropped first. */
export class ByteBoundedMap<Value> {
  readonly #room: number
  readonly #entries = new Map<string, { value: Value; bytes: number }>()
  #bytes = 0

  constructor(room: number) {
    this.#room = room
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores `value`, which takes `valueBytes` of memory; skips a value larger than the whole room. */
  set(key: string, value: Value, valueBytes: number): void {
    const bytes = valueBytes + key.length + ENTRY_BYTES
    this.delete(key)
    if (bytes > this.#room) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#room) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}

/** A copy with a buffer of its own: a slice of a larger buffer, as zlib returns it, would keep all of that alive. */
export function exactCopy(bytes: Uint8Array): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}
