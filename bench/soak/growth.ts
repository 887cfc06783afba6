import { median } from '../../scripts/attack/percentile.ts'

export interface MemorySample {
  /** Since the start, ms. */
  at: number
  bytes: number
}

interface Span {
  /** When caches are warm, ms. */
  from: number
  to: number
  /** How long each of the two windows is, at either end, ms. */
  window: number
}

export interface Growth {
  /** Medians, bytes. */
  before: number
  after: number
  /** 0.1 is a tenth more. */
  share: number
}

/**
 * How much a process grew from the first window of a span to the last. A median of a window sees past
 * the saw's teeth that garbage collection makes, so that none need be forced.
 */
export function growth(samples: readonly MemorySample[], { from, to, window }: Span): Growth {
  const before = medianBytes(samples, from, from + window)
  const after = medianBytes(samples, to - window, to)
  return { before, after, share: after / before - 1 }
}

function medianBytes(samples: readonly MemorySample[], from: number, to: number): number {
  return median(samples.filter(({ at }) => at >= from && at <= to).map(({ bytes }) => bytes))
}
