import type { FileLocation } from './finding.ts'

/** How many places of one thing are told; all are counted. */
const PLACES = 50

interface TallyEntry {
  places: FileLocation[]
  count: number
}

/** Things by name, each with its places: as many as memory may hold, whatever comes. */
export class Tally<Thing extends object> {
  readonly #things = new Map<string, Thing & TallyEntry>()
  readonly #most: number

  constructor(most = 2000) {
    this.#most = most
  }

  /** Counts a place of what has this name; `make` says what it is, the first time. */
  add(name: string, place: FileLocation, make: () => Thing): void {
    let known = this.#things.get(name)
    if (!known) {
      if (this.#things.size >= this.#most) return
      known = { ...make(), places: [], count: 0 }
      this.#things.set(name, known)
    }
    known.count += 1
    const isNew = known.places.every(({ file, line }) => file !== place.file || line !== place.line)
    if (isNew && known.places.length < PLACES) known.places.push(place)
  }

  get all(): (Thing & TallyEntry)[] {
    return [...this.#things.values()]
  }

  get size(): number {
    return this.#things.size
  }
}
