/** Price and size of a level, in RPI books also the size of RPI orders; as text. */
export type Level = string[]

export interface Sides {
  b: Level[]
  a: Level[]
}

export interface BookOptions {
  /** Best prices, in units of the last digit of a price. */
  bestBid: number
  bestAsk: number
  decimals: number
  /** Number of levels on each side. */
  depth: number
  /** Number of sizes of a level: two in RPI books. */
  sizes: 1 | 2
  random: () => number
}

/** Distance from the best price within which levels change. */
const LIVELY = 8

/** A book whose levels are added, removed and resized near the best prices; bids never cross asks. */
export class OrderBook {
  readonly #options: BookOptions
  readonly #bids: Side
  readonly #asks: Side

  constructor(options: BookOptions) {
    this.#options = options
    this.#bids = new Side(options, options.bestBid, -1)
    this.#asks = new Side(options, options.bestAsk, 1)
  }

  /** All levels, best first. */
  snapshot(): Sides {
    return { b: this.#bids.levels(), a: this.#asks.levels() }
  }

  /** Changes the book and returns the changes: a size of `0` deletes a level. */
  move(): Sides {
    const both = this.#options.random() < 0.5
    const b = this.#bids.move()
    return { b, a: both ? this.#asks.move() : [] }
  }
}

class Side {
  readonly #options: BookOptions
  readonly #best: number
  readonly #away: 1 | -1
  /** Distances from the best price without a level. */
  readonly #holes = new Set<number>()
  readonly #sizes = new Map<number, string[]>()

  constructor(options: BookOptions, best: number, away: 1 | -1) {
    this.#options = options
    this.#best = best
    this.#away = away
  }

  levels(): Level[] {
    return this.#offsets().map((offset) => this.#level(offset))
  }

  move(): Level[] {
    const before = this.#offsets()
    const at = Math.floor(this.#options.random() * LIVELY)
    if (this.#holes.has(at)) this.#holes.delete(at)
    else this.#holes.add(at)
    const after = this.#offsets()
    const changed = after[Math.floor(this.#options.random() * Math.min(LIVELY, after.length))]
    if (changed !== undefined) this.#sizes.delete(changed)
    const stays = new Set(after)
    const stood = new Set(before)
    for (const offset of before) if (!stays.has(offset)) this.#sizes.delete(offset)
    return [
      ...before.filter((offset) => !stays.has(offset)).map((offset) => this.#gone(offset)),
      ...after
        .filter((offset) => offset === changed || !stood.has(offset))
        .map((offset) => this.#level(offset)),
    ]
  }

  /** Distances of the levels from the best price, nearest first. */
  #offsets(): number[] {
    const found: number[] = []
    for (let offset = 0; found.length < this.#options.depth; offset += 1)
      if (!this.#holes.has(offset)) found.push(offset)
    return found
  }

  #price(offset: number): string {
    const units = this.#best + this.#away * offset
    return String(Number((units / 10 ** this.#options.decimals).toFixed(this.#options.decimals)))
  }

  #gone = (offset: number): Level => [
    this.#price(offset),
    ...Array.from({ length: this.#options.sizes }, () => '0'),
  ]

  #level(offset: number): Level {
    const { random, sizes } = this.#options
    const known = this.#sizes.get(offset)
    const made =
      known ?? Array.from({ length: sizes }, () => String((1 + Math.floor(random() * 4999)) / 1000))
    this.#sizes.set(offset, made)
    return [this.#price(offset), ...made]
  }
}
