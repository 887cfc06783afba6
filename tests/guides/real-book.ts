/** Price and size as text. */
export type Level = [price: string, size: string]

interface Sides<T> {
  b: T
  a: T
}

/** Size at a distance from the middle, in steps; 0 removes the level. */
export type BookChange = [side: 'b' | 'a', distance: number, size: number]

const DEPTH = 50
const MIDDLE = 100
const STEP = 0.5

/** A complete order book, of which a stream shows the 50 best levels of each side. */
export class RealBook {
  readonly #sizes: Sides<Map<number, number>> = { b: new Map(), a: new Map() }

  /** The levels of a snapshot. */
  shown(): Sides<Level[]> {
    return { b: this.#levels('b').slice(0, DEPTH), a: this.#levels('a').slice(0, DEPTH) }
  }

  /** The output that the program should print. */
  view(u: number) {
    const { b, a } = this.shown()
    return { u, bids: b.slice(0, 5), asks: a.slice(0, 5) }
  }

  /** Changes the book; returns the delta, which leaves out levels that others push out of the shown range. */
  change(changes: readonly BookChange[]): Sides<Level[]> {
    const before = this.shown()
    for (const [side, distance, size] of changes) {
      if (size === 0) this.#sizes[side].delete(distance)
      else this.#sizes[side].set(distance, size)
    }
    const after = this.shown()
    return { b: this.#delta('b', before, after), a: this.#delta('a', before, after) }
  }

  /** Deletes the best levels of both sides. */
  wipe(levels: number): Sides<Level[]> {
    const gone = (['b', 'a'] as const).flatMap((side) =>
      [...this.#sizes[side].keys()]
        .sort((one, other) => one - other)
        .slice(0, levels)
        .map((distance): BookChange => [side, distance, 0]),
    )
    return this.change(gone)
  }

  #delta(side: 'b' | 'a', before: Sides<Level[]>, after: Sides<Level[]>): Level[] {
    const had = new Map(before[side])
    const all = new Map(this.#levels(side))
    return [
      ...after[side].filter(([price, size]) => had.get(price) !== size),
      ...before[side].filter(([price]) => !all.has(price)).map(([price]): Level => [price, '0']),
    ]
  }

  #levels(side: 'b' | 'a'): Level[] {
    const away = side === 'b' ? -STEP : STEP
    return [...this.#sizes[side]]
      .sort(([one], [other]) => one - other)
      .map(([distance, size]) => [String(MIDDLE + distance * away), String(size)])
  }
}
