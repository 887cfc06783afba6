import type { Place } from './place.ts'

/** Places in which something new is published that no reader has seen there yet, the longest waiting first. */
export class Looks {
  private readonly waiting: Place[] = []

  want(place: Place): void {
    if (!this.waiting.includes(place)) this.waiting.push(place)
  }

  take(): Place | undefined {
    return this.waiting.shift()
  }
}
