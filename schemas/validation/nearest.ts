/** Maximum number of different letters between a word and its correction. */
const FARTHEST = 2

/**
 * Returns the most likely intended one of `names` for `word`: equal except for case and hyphens, or with at most two
 * letters inserted, deleted or changed. Undefined if none is near.
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const plain = bare(word)
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const distance = distanceWithin(plain, bare(name), Math.min(FARTHEST, plain.length / 3))
    if (distance !== undefined && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name, distance }
  }
  return best?.name
}

const bare = (word: string): string => word.toLowerCase().replace(/[_-]/g, '')

/** Returns the Levenshtein distance, or undefined if it exceeds `most`. */
function distanceWithin(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  const distance = row[other.length] ?? 0
  return distance <= most ? distance : undefined
}
