interface WithUpdatedAt {
  _updatedAt?: string | null | undefined
}

/** The latest change of `documents`, ISO 8601. */
export function lastUpdated(documents: Iterable<WithUpdatedAt>): string | undefined {
  // All times have one format and time zone, so string order is time order.
  return [...documents]
    .flatMap(({ _updatedAt }) => _updatedAt ?? [])
    .sort()
    .at(-1)
}
