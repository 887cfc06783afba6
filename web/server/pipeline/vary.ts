/** Next says this of every route; no page of ours has its router. */
const OF_ROUTER = /^(?:rsc|next-router-.+)$/

/** On which headers of its request an answer depends: those that it names, as `before`, and one more. Undefined: on none. */
export function varyWith(
  before: string | readonly string[] | number | undefined,
  more?: string,
): string | undefined {
  const given = [before ?? [], more ?? []].flat().join(', ').split(/, */)
  const names = given.filter((each) => each !== '' && !OF_ROUTER.test(each))
  const known = new Map(names.map((each) => [each.toLowerCase(), each]))
  return known.size > 0 ? [...known.values()].join(', ') : undefined
}
