/** Bytes around each document in a request, at most: `{"createIfNotExists":…},` */
const AROUND = 40

/** What is written, in groups of at most `limit` bytes of a request; a larger one is a group of its own. */
export function* portions<T>(all: Iterable<T>, limit: number): Generator<T[]> {
  let [group, size]: [T[], number] = [[], 0]
  for (const one of all) {
    const own = Buffer.byteLength(JSON.stringify(one)) + AROUND
    if (size + own > limit && group.length > 0) {
      yield group
      group = []
      size = 0
    }
    group.push(one)
    size += own
  }
  if (group.length > 0) yield group
}
