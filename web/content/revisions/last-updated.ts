interface Dated {
  _updatedAt?: string | null | undefined
}

/** When the newest of `documents` was changed, ISO 8601. */
export function lastUpdated(documents: Iterable<Dated>): string | undefined {
  // Times of one form and one zone: the order of letters is the order of time.
  return [...documents]
    .flatMap(({ _updatedAt }) => _updatedAt ?? [])
    .sort()
    .at(-1)
}
