interface ReplaceablePage {
  url: string
  /** Address of the page that replaces what the page documents. */
  successor?: string | undefined
}

/** Moves the successor of a deprecated operation directly before it, when both were found. */
export function successorsFirst<T>(found: readonly T[], pageOf: (one: T) => ReplaceablePage): T[] {
  const left = new Map(found.map((one) => [pageOf(one).url, one]))
  const take = (one: T): T[] => {
    const { url, successor } = pageOf(one)
    if (!left.delete(url)) return []
    const better = successor === undefined ? undefined : left.get(successor)
    return better === undefined ? [one] : [...take(better), one]
  }
  return found.flatMap(take)
}
