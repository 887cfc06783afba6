/** What is in `origin_string[…]` of the server's message: the string that it expected to be signed. */
export function originString(message: string): string | undefined {
  const start = message.indexOf(opening)
  const end = message.lastIndexOf(']')
  // A body may hold brackets of its own, so the last one closes.
  return start < 0 || end < start ? undefined : message.slice(start + opening.length, end)
}

const opening = 'origin_string['

/** Where two strings begin to differ. */
export interface Difference {
  /** Counted in characters, from 0. */
  at: number
  same: string
  /** The differing character and what follows it; empty where the string has ended. */
  signed: string
  expected: string
}

/** The first character in which `signed` and `expected` differ; nothing where they are equal. */
export function firstDifference(signed: string, expected: string): Difference | undefined {
  if (signed === expected) return undefined
  // Characters, not UTF-16 units: a reader counts what can be seen.
  const [ours, theirs] = [[...signed], [...expected]]
  const at = ours.findIndex((character, index) => character !== theirs[index])
  const from = at < 0 ? ours.length : at
  return {
    at: from,
    same: ours.slice(0, from).join(''),
    signed: ours.slice(from).join(''),
    expected: theirs.slice(from).join(''),
  }
}
