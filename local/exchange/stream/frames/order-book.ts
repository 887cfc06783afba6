/** Price and size of a level, for RPI books also the size of the RPI orders; all as text. */
export type Level = string[]

export interface Sides {
  b: Level[]
  a: Level[]
}

export interface BookOptions {
  /** Of the best levels, in units of the last digit of a price. */
  bestBid: number
  bestAsk: number
  decimals: number
  /** Levels of each side. */
  depth: number
  /** Sizes that a level has: two in RPI books. */
  sizes: 1 | 2
  random: () => number
}

/** How far from the best price levels come and go. */
const LIVELY = 8

/** A book whose levels come, go and change their size near the best prices; bids never meet asks. */
export class OrderBook {
  readonly #options: BookOptions
  readonly #bids: Side
  readonly #asks: Side

  constructor(options: BookOptions) {
    this.#options = options
    this.#bids = new Side(options, options.bestBid, -1)
    this.#asks = new Side(options, options.bestAsk, 1)
  }

  /** All levels, the best first. */
  snapshot(): Sides {
    return { b: this.#bids.levels(), a: this.#asks.levels() }
  }

  /** Changes the book and returns what changed: a size of `0` deletes its level. */
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
  /** How far from the best price no level stands. */
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

  /** How far from the best price levels stand, the nearest first. */
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
