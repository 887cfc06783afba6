/** Work that takes long: it yields wherever others may go first. */
export type Steps<T> = Generator<undefined, T, undefined>

/** What is made of each item, a step for each. */
export function* each<T, R>(list: readonly T[], make: (item: T) => R): Steps<R[]> {
  const made: R[] = []
  for (const item of list) {
    yield
    made.push(make(item))
  }
  return made
}
