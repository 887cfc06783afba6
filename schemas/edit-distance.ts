/**
 * Returns the number of insertions, deletions, substitutions and swaps of neighbouring letters that turn `a` into `b`
 * (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  const others = [...b]
  const letters = [...a]
  let before: number[] = []
  let row = Array.from({ length: others.length + 1 }, (_, index) => index)
  for (const [i, letter] of letters.entries()) {
    const next = [i + 1]
    for (const [j, other] of others.entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1)
      const swaps = i > 0 && j > 0 && letter === others[j - 1] && letters[i - 1] === other
      const swapped = swaps ? (before[j - 1] ?? 0) + 1 : exchanged
      next.push(Math.min(exchanged, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns the similarity, 0 to 1. A beginning of at least four letters has at least 0.8 with its word. */
export function similarity(a: string, b: string): number {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  if (longer === '') return 1
  const alike = 1 - editDistance(a, b) / longer.length
  return shorter.length >= 4 && longer.startsWith(shorter) ? Math.max(alike, 0.8) : alike
}
