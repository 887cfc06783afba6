/**
 * How many entries a part of the changelog has, and the page of the newest fewer than twice as many. 150 of the
 * kind that there are, with their facts, take 17 kB, compressed; `npm run bench changelog` measures whole pages.
 */
export const PART_LENGTH = 150

/** The changelog in the parts that one page each shows. */
export interface ChangelogParts<Entry> {
  newest: readonly Entry[]
  /** By their numbers less one: the first are the oldest. All are full. */
  earlier: readonly (readonly Entry[])[]
}

/**
 * `entries`, the newest first, in parts. They are counted from the oldest, so that a part keeps its address and
 * its entries whatever comes after them.
 */
export function changelogParts<Entry>(
  entries: readonly Entry[],
  length = PART_LENGTH,
): ChangelogParts<Entry> {
  // The page of the newest never gets emptier than a part.
  const count = Math.max(0, Math.floor(entries.length / length) - 1)
  const end = entries.length
  return {
    newest: entries.slice(0, end - count * length),
    earlier: Array.from({ length: count }, (_, index) =>
      entries.slice(end - (index + 1) * length, end - index * length),
    ),
  }
}
