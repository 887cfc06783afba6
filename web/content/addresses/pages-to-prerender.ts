import { byPath } from '../lake/paginate.ts'

/** The facts of a page that decide whether the build prerenders it. */
export interface Candidate {
  id: string
  path: string
  /** ISO 8601 */
  updated: string
}

/**
 * The pages that the build prerenders, by path: all, or with more than `most` pages, half of them from the tops of the
 * `sidebars` (page ids in reading order) and the rest by the latest change.
 */
export function pagesToPrerender(
  pages: readonly Candidate[],
  sidebars: readonly (readonly string[])[],
  most: number,
): Candidate[] {
  if (pages.length <= most) return pages.toSorted(byPath)
  const byId = new Map(pages.map((page) => [page.id, page]))
  const tops = inTurn(sidebars).flatMap((id) => byId.get(id) ?? [])
  const newest = pages.toSorted((one, other) => compare(other.updated, one.updated))
  const chosen = new Set([...new Set(tops)].slice(0, Math.ceil(most / 2)))
  for (const page of newest) {
    if (chosen.size >= most) break
    chosen.add(page)
  }
  return [...chosen].sort(byPath)
}

/** The first item of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat()
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
