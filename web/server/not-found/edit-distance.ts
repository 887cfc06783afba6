/** How many letters must be put in, taken out or exchanged to make `a` into `b` (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  const others = [...b]
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of others.entries()) {
      const exchanged = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(exchanged, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** From 0, nothing in common, to 1, the same. A word and the beginning of it are much alike. */
export function likeness(a: string, b: string): number {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a]
  if (longer === '') return 1
  const alike = 1 - editDistance(a, b) / longer.length
  return shorter.length >= 4 && longer.startsWith(shorter) ? Math.max(alike, 0.8) : alike
}
