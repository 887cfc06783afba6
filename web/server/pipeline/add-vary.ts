import type { ServerResponse } from 'node:http'

/** Says that the answer depends on the header `name` of its request, too. */
export function addVary(response: ServerResponse, name: string): void {
  const before = [response.getHeader('vary') ?? []].flat().join(', ')
  const names = before
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  if (names.includes(name.toLowerCase())) return
  response.setHeader('Vary', before === '' ? name : `${before}, ${name}`)
}
