/**
 * Entries in a part of the changelog; the newest part has fewer than twice as many. 150 entries of today's size take 17
 * kB compressed, with their changes; `npm run bench changelog` measures whole pages.
 */
export const PART_LENGTH = 150

/** The changelog split into parts, one for each page. */
export interface ChangelogParts<Entry> {
  newest: readonly Entry[]
  /** Index 0 is part number 1, with the oldest entries. All are full. */
  earlier: readonly (readonly Entry[])[]
}

/**
 * Splits `entries`, the newest first. Parts are counted from the oldest entry, so a part keeps its address and its
 * entries when newer entries are added.
 */
export function changelogParts<Entry>(
  entries: readonly Entry[],
  length = PART_LENGTH,
): ChangelogParts<Entry> {
  // The newest part is never shorter than a full part.
  const count = Math.max(0, Math.floor(entries.length / length) - 1)
  const end = entries.length
  return {
    newest: entries.slice(0, end - count * length),
    earlier: Array.from({ length: count }, (_, index) =>
      entries.slice(end - (index + 1) * length, end - index * length),
    ),
  }
}
