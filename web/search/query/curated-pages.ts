import type { PageGroup } from './by-words.ts'

/** The addresses of the pages that come first for what was typed, and of those that are not shown. */
interface CuratedPages {
  pinned: readonly unknown[]
  hidden: readonly unknown[]
}

/** What the curation that holds says of a search: `tuning/curation-items.ts`. */
function curatedPages(metadata: object | undefined): CuratedPages {
  const list = (name: string): readonly unknown[] => {
    const value: unknown = metadata && Reflect.get(metadata, name)
    return Array.isArray(value) ? value : []
  }
  return { pinned: list('pinned'), hidden: list('hidden') }
}

/**
 * The pages that a broader search found, with those first that come first for what was typed, and
 * without those that are not shown: no rule holds for the words of the broader search. `own` are those
 * of the search itself on this page of results; what comes first has its place on the first page, and
 * keeps it free in the list for a later one.
 */
export function withCurated(
  groups: readonly PageGroup[],
  own: readonly PageGroup[],
  metadata: object | undefined,
  isFirstPage: boolean,
): PageGroup[] {
  const { pinned, hidden } = curatedPages(metadata)
  const all = new Map([...groups, ...own].map((group) => [group.group_key[0], group]))
  const kept = (page: unknown) => (isFirstPage ? [] : [{ group_key: [page] }])
  const first = pinned.flatMap((page) => all.get(page) ?? kept(page))
  const gone = new Set([...pinned, ...hidden])
  return [...first, ...groups.filter(({ group_key }) => !gone.has(group_key[0]))]
}
