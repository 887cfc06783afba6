import type { ServerResponse } from 'node:http'

/** Next says this of every route; no page of ours has its router. */
const OF_ROUTER = /^(?:rsc|next-router-.+)$/

/** Says on which headers of its request the answer depends: those that it names, and `more`. */
export function setVary(response: ServerResponse, ...more: string[]): void {
  const before = [response.getHeader('vary') ?? []].flat().join(', ').split(/, */)
  const names = [...before, ...more].filter((each) => each !== '' && !OF_ROUTER.test(each))
  const known = new Map(names.map((each) => [each.toLowerCase(), each]))
  if (known.size > 0) response.setHeader('Vary', [...known.values()].join(', '))
  else response.removeHeader('Vary')
}
