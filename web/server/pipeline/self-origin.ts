import { isIPv6 } from 'node:net'

const WILDCARDS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** The origin by which a server on `host` reaches itself: a wildcard address is replaced by loopback. */
export function selfOrigin(host: string, port: number): string {
  const name = WILDCARDS.get(host) ?? host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
