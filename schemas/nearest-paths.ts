import { similarity } from './edit-distance.ts'

/** Minimum similarity of a word and its misspelling. */
const ALIKE = 0.7
/** Minimum score of a suggestion. */
const NEAR = 0.5
/** Longer addresses are never those of a page. */
const LONGEST = 200

/**
 * Returns the pages whose paths are most similar to `text`, nearest first; empty if none is near. Words weigh more the
 * fewer paths contain them.
 */
export function nearestPaths<Page extends { path: string }>(
  text: string,
  pages: readonly Page[],
  most = 4,
): Page[] {
  const wanted = words(text)
  if (wanted.length === 0 || text.length > LONGEST) return []
  const known = pages.map((page) => ({ page, own: words(page.path) }))
  const weight = weights(known.map(({ own }) => own))
  const last = compact(text)
  const alike = likenessTo(wanted)
  return known
    .map(({ page, own }) => {
      const shared = inCommon(wanted, own, weight, alike)
      const end = compact(page.path)
      const ends = mayBeAlike(last, end) ? similarity(last, end) : 0
      // The last segment identifies a page independently of its folder.
      const score = Math.max(shared, ends >= ALIKE ? ends * 0.9 : 0) + shared / 10
      return { page, score }
    })
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}

function words(path: string): string[] {
  return path
    .replace(/\.(html?|md)$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Returns the last segment without separators. */
function compact(path: string): string {
  return words(path.split('/').findLast(Boolean) ?? '').join('')
}

function weights(paths: readonly string[][]): (word: string) => number {
  const count = new Map<string, number>()
  for (const path of paths)
    for (const word of new Set(path)) count.set(word, (count.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + paths.length / (count.get(word) ?? 1))
}

/** Cheap test before the edit distance: the words' lengths are similar, or one word begins with the other. */
const mayBeAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= ALIKE * Math.max(a.length, b.length) ||
  a.startsWith(b) ||
  b.startsWith(a)

/** Returns a word's similarity to each `wanted` word; cached, because paths share a few hundred words. */
function likenessTo(wanted: readonly string[]): (word: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (word) => {
    const before = known.get(word)
    if (before) return before
    const found = wanted.map((other) => (mayBeAlike(word, other) ? similarity(word, other) : 0))
    known.set(word, found)
    return found
  }
}

/** Returns the share of common words by weight, 0 to 1. */
function inCommon(
  wanted: readonly string[],
  own: readonly string[],
  weight: (word: string) => number,
  alike: (word: string) => readonly number[],
): number {
  const sum = (all: readonly string[]) => all.reduce((total, word) => total + weight(word), 0)
  // A wanted word that the path contains exactly is not matched to another word.
  const isOther = wanted.map((word) => !own.includes(word))
  const shared = own.reduce((total, word) => {
    const best = wanted.includes(word)
      ? 1
      : Math.max(0, ...alike(word).filter((_, at) => isOther[at]))
    return total + (best >= ALIKE ? best * weight(word) : 0)
  }, 0)
  return Math.min(1, (2 * shared) / (sum(own) + sum(wanted)))
}
