import { addCounts, type Counts } from './count-key.ts'
import type { CountStore, ReadDay } from './count-store.ts'
import type { Batch } from './counter.ts'

/** Days of which counts are kept in memory: today's, and yesterday's until it is written. */
const DAYS = 2

/** What this process counts alone, from what was written before it started. */
export class OwnCountStore implements CountStore {
  readonly #read: ReadDay
  readonly #days = new Map<string, Map<string, number>>()
  readonly #due = new Set<string>()

  constructor(read: ReadDay) {
    this.#read = read
  }

  async add({ day, counts }: Batch): Promise<void> {
    const total = this.#days.get(day) ?? new Map(await this.#read(day))
    addCounts(total, counts)
    this.#days.set(day, total)
    this.#due.add(day)
    for (const old of [...this.#days.keys()].sort().slice(0, -DAYS)) this.#days.delete(old)
  }

  async claim(day: string): Promise<Counts | undefined> {
    return this.#due.delete(day) ? this.#days.get(day) : undefined
  }

  async giveBack(day: string): Promise<void> {
    this.#due.add(day)
  }

  async isDue(day: string): Promise<boolean> {
    return this.#due.has(day)
  }

  close(): void {}
}
