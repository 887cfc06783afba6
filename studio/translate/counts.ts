import type { State, TranslationSegment } from './segment.ts'

export type Counts = Record<State, number>

export const NO_COUNTS: Counts = { missing: 0, stale: 0, translated: 0 }

/** Returns the number of segments in each state. */
export function countsOf(segments: readonly Pick<TranslationSegment, 'state'>[]): Counts {
  const counts = { ...NO_COUNTS }
  for (const { state } of segments) counts[state] += 1
  return counts
}

export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, one) => ({
      missing: sum.missing + one.missing,
      stale: sum.stale + one.stale,
      translated: sum.translated + one.translated,
    }),
    NO_COUNTS,
  )
}

/** Returns the number of segments that need work. */
export const openOf = ({ missing, stale }: Counts): number => missing + stale

/** Returns the percentage of current translations; 100 only if all segments are translated. */
export function coverageOf({ missing, stale, translated }: Counts): number {
  const all = missing + stale + translated
  return all === 0 ? 100 : Math.floor((translated / all) * 100)
}
