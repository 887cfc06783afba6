/** Mutations as JSON, in groups of at most `limit` bytes of a request; a larger one is a group of its own. */
export function* portions(mutations: Iterable<object>, limit: number): Generator<string[]> {
  let [group, size]: [string[], number] = [[], 0]
  for (const mutation of mutations) {
    const json = JSON.stringify(mutation)
    // With the comma behind it.
    const own = Buffer.byteLength(json) + 1
    if (size + own > limit && group.length > 0) {
      yield group
      group = []
      size = 0
    }
    group.push(json)
    size += own
  }
  if (group.length > 0) yield group
}
