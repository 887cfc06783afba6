interface Place {
  /** Address of the page. */
  url: string
  /** Address of the page that takes the place of what it documents. */
  successor?: string | undefined
}

/** `found`, but what replaces a deprecated endpoint directly before it, where both are there. */
export function successorsFirst<T>(found: readonly T[], placeOf: (one: T) => Place): T[] {
  const left = new Map(found.map((one) => [placeOf(one).url, one]))
  const take = (one: T): T[] => {
    const { url, successor } = placeOf(one)
    if (!left.delete(url)) return []
    const better = successor === undefined ? undefined : left.get(successor)
    return better === undefined ? [one] : [...take(better), one]
  }
  return found.flatMap(take)
}
