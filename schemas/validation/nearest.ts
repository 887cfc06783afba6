import { editDistance } from '../edit-distance.ts'

/** Maximum number of different letters between a word and its correction. */
const FARTHEST = 2

/**
 * Returns the most likely intended one of `names` for `word`: equal except for case and hyphens, or with at most two
 * letters inserted, deleted, changed or swapped. Undefined if none is near.
 */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const plain = bare(word)
  const farthest = Math.min(FARTHEST, plain.length / 3)
  let best: { name: string; distance: number } | undefined
  for (const name of names) {
    const other = bare(name)
    // The lengths are compared first: they are cheaper, and differ by no more than the letters.
    const least = Math.abs(plain.length - other.length)
    const distance = least > farthest ? least : editDistance(plain, other)
    if (distance <= farthest && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name, distance }
  }
  return best?.name
}

const bare = (word: string): string => word.toLowerCase().replace(/[_-]/g, '')
