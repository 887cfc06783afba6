/**
 * Remembers what was read last under each key, so that a reader still gets it while the source
 * does not answer. At most `limit` entries; the longest unread go first.
 */
export class KeepLast<Value> {
  readonly #limit: number
  readonly #values = new Map<string, Value>()

  constructor(limit = 500) {
    this.#limit = limit
  }

  /** The value from `load`, or the last good one when it fails. Throws when there is none. */
  async read(key: string, load: () => Promise<Value>): Promise<{ value: Value; fresh: boolean }> {
    try {
      const value = await load()
      this.#keep(key, value)
      return { value, fresh: true }
    } catch (error) {
      const value = this.#values.get(key)
      if (value === undefined) throw error
      console.error(`Serving the last good ${key}: it could not be read again.`, error)
      return { value, fresh: false }
    }
  }

  #keep(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const oldest = this.#values.keys().next()
    if (this.#values.size > this.#limit && !oldest.done) this.#values.delete(oldest.value)
  }
}
