import type { Frame } from './stream-session.ts'

export interface LoggedFrame extends Frame {
  /** Number from 1. */
  id: number
  /** Time in ms since 1970. */
  at: number
  bytes: number
}

export interface FrameLog {
  add: (frame: Frame, at: number) => LoggedFrame
  /** The stored frames, oldest first. */
  frames: () => readonly LoggedFrame[]
  /** Totals received since the last clearing. */
  received: () => { frames: number; bytes: number }
  /** Frames received in the second before `now`. */
  rate: (now: number) => number
  clear: () => void
}

const SECOND = 1000
const encoder = new TextEncoder()

/** Stores the last `limit` frames, and counts all. */
export function createFrameLog(limit: number): FrameLog {
  let kept: LoggedFrame[] = []
  let arrivals: number[] = []
  let count = 0
  let total = { frames: 0, bytes: 0 }
  return {
    add(frame, at) {
      count += 1
      const logged = { ...frame, id: count, at, bytes: encoder.encode(frame.text).length }
      kept.push(logged)
      // Trimmed in batches: removing the first element moves all others.
      if (kept.length > 2 * limit) kept = kept.slice(-limit)
      if (frame.direction === 'received') {
        total = { frames: total.frames + 1, bytes: total.bytes + logged.bytes }
        arrivals.push(at)
        if (arrivals.length > 20 * limit) arrivals = arrivals.filter((one) => one > at - SECOND)
      }
      return logged
    },
    frames: () => kept.slice(-limit),
    received: () => total,
    rate(now) {
      arrivals = arrivals.filter((at) => at > now - SECOND)
      return arrivals.length
    },
    clear() {
      kept = []
      arrivals = []
      total = { frames: 0, bytes: 0 }
    },
  }
}
