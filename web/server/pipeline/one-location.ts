import type { ServerResponse } from 'node:http'

/**
 * Next names the address of a redirect twice in the answer that it makes first. What asks by `fetch`
 * reads both as one address, which leads nowhere.
 */
export function oneLocation(response: ServerResponse): void {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' && response.hasHeader(name) ? response : append(name, value)
}
