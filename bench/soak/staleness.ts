interface Publish {
  count: number
  /** When it was answered, ms. */
  at: number
}

interface Reading {
  count: number
  /** When it was asked for, and when its last byte was there, ms. */
  begun: number
  ended: number
}

/** Readings that are remembered; what is asked for lasts seconds at most. */
const REMEMBERED = 50

/**
 * What readers see of one line of words in one place, as it is published with higher and higher
 * counts. Times are of any one clock, ms.
 */
export class Staleness {
  /** How long after each publish the words were first there. */
  readonly ages: number[] = []
  private awaited: Publish[] = []
  /** The first reading of each count that was the highest by then. */
  private readonly firsts: Reading[] = []

  /** Told of in any order with the readings: words may be read before their publish is answered. */
  published(count: number, at: number): void {
    const first = this.firsts.find((reading) => reading.count >= count)
    if (first) this.ages.push(Math.max(0, first.ended - at))
    else this.awaited.push({ count, at })
  }

  /** Returns the count that an earlier reading had shown, when this one shows an older one. */
  read(reading: Reading): number | undefined {
    const known = this.firsts.findLast(({ ended }) => ended < reading.begun)?.count ?? 0
    if (reading.count < known) return known
    if (reading.count > (this.firsts.at(-1)?.count ?? 0)) {
      this.firsts.push(reading)
      if (this.firsts.length > REMEMBERED) this.firsts.shift()
    }
    const seen = this.awaited.filter(({ count }) => count <= reading.count)
    this.awaited = this.awaited.filter(({ count }) => count > reading.count)
    for (const { at } of seen) this.ages.push(Math.max(0, reading.ended - at))
    return undefined
  }

  /** Publishes that no reading has shown yet, the oldest first. */
  get unseen(): readonly Publish[] {
    return this.awaited
  }
}
