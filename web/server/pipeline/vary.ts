/** Next adds these to every route; no page of ours has its client router. */
const OF_ROUTER = /^(?:rsc|next-router-.+)$/

/** The `Vary` header: the names in `before` and one more, without Next's router headers. Undefined when empty. */
export function varyWith(
  before: string | readonly string[] | number | undefined,
  more?: string,
): string | undefined {
  const given = [before ?? [], more ?? []].flat().join(', ').split(/, */)
  const names = given.filter((each) => each !== '' && !OF_ROUTER.test(each))
  const known = new Map(names.map((each) => [each.toLowerCase(), each]))
  return known.size > 0 ? [...known.values()].join(', ') : undefined
}
