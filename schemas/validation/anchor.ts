/** An anchor made of a heading's words: `request-parameters` of `Request Parameters`. */
export function anchorFrom(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** What is wrong with the anchor of a heading, in words that say how to put it right. */
export function anchorProblem(anchor: string | undefined, heading = ''): string | undefined {
  const example = anchorFrom(heading) || 'request-parameters'
  if (!anchor) return `Give the heading an anchor, so that it can be linked to: ${example}.`
  if (anchor.startsWith('#')) return 'Leave out the “#”: the site adds it.'
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(anchor)) {
    return `An anchor starts with a letter or digit and has only a–z, 0–9, “-” and “_”: ${example}.`
  }
  return undefined
}
