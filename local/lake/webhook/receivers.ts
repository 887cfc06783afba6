import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/** Addresses of this machine, of networks that are not public, and of no machine. */
const INTERNAL: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  // Link-local, where clouds tell a machine its credentials.
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  // IPv4 in other clothes: translated (NAT64) and tunnelled (6to4).
  ['64:ff9b::', 96, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const internal = new BlockList()
for (const range of INTERNAL) internal.addSubnet(...range)

const isInternal = (address: string) =>
  internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A webhook leads to an address that it may not. */
export class ForbiddenReceiverError extends Error {
  constructor(host: string) {
    super(
      `A webhook may not lead to ${host}, which is this machine or in a network that is not public. If it is meant to, name the host in LAKE_WEBHOOK_HOSTS.`,
    )
  }
}

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Looks a name up, as Node does for a connection; fails for one that leads inside. */
function lookupPublic(host: string, options: LookupOptions, done: LookedUp): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error, '', 0)
    if (found.some(({ address }) => isInternal(address)))
      return done(new ForbiddenReceiverError(host), '', 0)
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/**
 * Whom webhooks may reach: everybody beyond this machine and its networks, the site at the addresses
 * that the environment gives, and what `hosts` names, as `host` or `host:port`.
 */
export class Receivers {
  readonly #urls: ReadonlySet<string>
  readonly #hosts: ReadonlySet<string>

  constructor(urls: readonly string[], hosts: readonly string[]) {
    this.#urls = new Set(urls.map((url) => new URL(url).href))
    this.#hosts = new Set(hosts)
  }

  /**
   * How to connect to the address: what looks its name up, or undefined to do it as always. Throws
   * ForbiddenReceiverError when the address itself says that it leads inside.
   */
  wayTo(address: string): typeof lookupPublic | undefined {
    const url = new URL(address)
    if (this.#urls.has(url.href)) return undefined
    if (this.#hosts.has(url.host) || this.#hosts.has(url.hostname)) return undefined
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) !== 0 ? isInternal(host) : /(^|\.)localhost\.?$/.test(host))
      throw new ForbiddenReceiverError(url.host)
    return lookupPublic
  }
}
