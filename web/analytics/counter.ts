import { randomUUID } from 'node:crypto'
import { type CountSubject, type Counts, countKey } from './count-key.ts'
import { MAX_MISSING } from './day-document.ts'

/** What is counted between two times of writing, of one day: keys. Pages are those that the site has. */
const MOST_KEYS = 50_000
/** Pages that lead to one address at which nothing is. */
const MOST_FROM = 5
/** Days that wait to be written. While the lake is away longer, the oldest goes. */
const MOST_DAYS = 2

/** What was counted of a day in a while. It is added once, however often it is sent. */
export interface Batch {
  id: string
  day: string
  counts: Counts
}

/** Counts in memory, until it is taken from here. */
export class Counter {
  readonly #now: () => number
  #counting = new Map<string, Map<string, number>>()
  readonly #waiting: Batch[] = []
  /** Addresses of this day at which nothing is: with a page that leads there, and typed or guessed. */
  #missing = { day: '', linked: new Map<string, Set<string>>(), typed: new Set<string>() }
  /** Called with each count. */
  onCount: () => void = () => {}

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  count(counted: CountSubject): void {
    const day = new Date(this.#now()).toISOString().slice(0, 10)
    const counts = this.#counting.get(day) ?? new Map<string, number>()
    this.#counting.set(day, counts)
    for (const one of this.#bounded(day, counted)) {
      const key = countKey(one)
      const known = counts.get(key)
      if (known !== undefined || counts.size < MOST_KEYS || one.of === 'others')
        counts.set(key, (known ?? 0) + 1)
      else this.count({ of: 'others', what: one.of === 'missing' ? 'missing' : 'pages' })
    }
    this.onCount()
  }

  /** What waits to be added to what others counted, the oldest first. It stays until it is `done`. */
  batches(): readonly Batch[] {
    for (const [day, counts] of this.#counting)
      this.#waiting.push({ id: randomUUID(), day, counts })
    this.#counting = new Map()
    const days = [...new Set(this.#waiting.map(({ day }) => day))].sort().slice(0, -MOST_DAYS)
    for (const batch of this.#waiting.filter(({ day }) => days.includes(day))) this.done(batch)
    return this.#waiting
  }

  done(batch: Batch): void {
    const at = this.#waiting.indexOf(batch)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  /**
   * As many addresses of a day as the Studio lists. Half of the room is for those that a page leads to, as programs
   * that try addresses name none.
   */
  #bounded(day: string, counted: CountSubject): CountSubject[] {
    if (counted.of !== 'missing') return [counted]
    if (this.#missing.day !== day) this.#missing = { day, linked: new Map(), typed: new Set() }
    const { linked, typed } = this.#missing
    const { path, from } = counted
    const isKnown = linked.has(path) || typed.has(path)
    const room = MAX_MISSING / 2
    if (from === undefined) {
      if (!isKnown && typed.size >= room) return [{ of: 'others', what: 'missing' }]
      typed.add(path)
      return [{ of: 'missing', path }]
    }
    if (!isKnown && linked.size >= room) return [{ of: 'others', what: 'missing' }]
    const pages = linked.get(path) ?? new Set<string>()
    linked.set(path, pages)
    const isListed = pages.has(from) || pages.size < MOST_FROM
    if (isListed) pages.add(from)
    return isListed ? [{ of: 'missing', path }, counted] : [{ of: 'missing', path }]
  }
}
