/** An anchor made of a heading's words: `request-parameters` of `Request Parameters`. */
export function anchorFrom(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** Adds the name, with the first number behind it that makes it one of its own, and returns it. */
export function freeAnchor(taken: Map<string, number>, name: string): string {
  let count = taken.get(name)
  if (count === undefined) {
    taken.set(name, 0)
    return name
  }
  let one: string
  do one = `${name}-${++count}`
  while (taken.has(one))
  taken.set(name, count).set(one, 0)
  return one
}

/** What is wrong with an anchor that a link asks for, in words that say how to put it right. */
export function anchorProblem(anchor: string): string | undefined {
  if (anchor.startsWith('#')) return 'Leave out the “#”: the site adds it.'
  // Rows have the letters of what they are about: side-Buy.
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(anchor))
    return 'An anchor starts with a letter or digit and has only letters, digits, “-” and “_”: request-parameters.'
  return undefined
}
