/** Groups mutations, as JSON, by at most `limit` bytes per request; a larger mutation is a group of its own. */
export function* portions(mutations: Iterable<object>, limit: number): Generator<string[]> {
  let [group, size]: [string[], number] = [[], 0]
  for (const mutation of mutations) {
    const json = JSON.stringify(mutation)
    // Includes the comma after it.
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
