import { isIPv6 } from 'node:net'

const WILDCARDS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** Origin by which a server that listens at `host` reaches itself: who listens everywhere is called by no name of its own. */
export function selfOrigin(host: string, port: number): string {
  const name = WILDCARDS.get(host) ?? host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
