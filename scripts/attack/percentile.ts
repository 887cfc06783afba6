/** The value below which `p` per cent of `samples` lie (nearest rank). */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.max(1, Math.ceil((p / 100) * sorted.length)) - 1]
  if (value === undefined) throw new Error('A percentile needs at least one sample')
  return value
}

export const median = (samples: readonly number[]): number => percentile(samples, 50)
