/** The value below which `p` per cent of the ascending `sorted` lie (nearest rank). */
export function percentile(sorted: readonly number[], p: number): number {
  const rank = Math.max(1, Math.ceil((p / 100) * sorted.length))
  const value = sorted[rank - 1]
  if (value === undefined) throw new Error('A percentile needs at least one sample')
  return value
}
