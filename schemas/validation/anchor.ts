/** Returns an anchor derived from a heading's text: `request-parameters` for `Request Parameters`. */
export function anchorFrom(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}

/** Adds `name` to `taken`, with a number if it is already taken, and returns it. */
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

/** Returns what is wrong with a link's anchor and how to correct it. */
export function anchorProblem(anchor: string): string | undefined {
  if (anchor.startsWith('#')) return 'Leave out the “#”: the site adds it.'
  // Anchors of rows keep the case of a name: side-Buy.
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(anchor))
    return 'An anchor starts with a letter or digit and has only letters, digits, “-” and “_”: request-parameters.'
  return undefined
}
