import { createHash } from 'node:crypto'

/** A map of the newest entries. Names of any length take the same memory, so that no caller can fill it. */
export class RecentMap<Value> {
  private readonly entries = new Map<string, Value>()
  private readonly capacity: number

  /** `capacity` is a number of entries; 0 stores nothing. */
  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(name: string): Value | undefined {
    return this.entries.get(hashOf(name))
  }

  set(name: string, value: Value): void {
    const key = hashOf(name)
    this.entries.delete(key)
    this.entries.set(key, value)
    const [oldest] = this.entries.keys()
    if (this.entries.size > this.capacity && oldest !== undefined) this.entries.delete(oldest)
  }
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('base64')
