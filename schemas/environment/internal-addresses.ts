import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/**
 * Loopback, private and reserved addresses: https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const INTERNAL: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  // Link-local: cloud providers serve a machine's credentials here.
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // Only 2000::/3 is allocated in IPv6; the rest includes IPv4 addresses in mapped and translated (NAT64) form.
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  // Protocols such as Teredo, documentation, and tunnelled IPv4 (6to4).
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]

// One list per family: in a shared `BlockList`, the subnet ::/3 would also match every IPv4 address.
const internal = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [start, bits, family] of INTERNAL) internal[family].addSubnet(start, bits, family)

function isInternal(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return internal[family].check(address, family)
}

/** Whether a URL's host name itself denotes this machine or a non-public network. */
export function isInternalHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) !== 0 ? isInternal(host) : /(^|\.)localhost\.?$/.test(host)
}

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** The type of the option `lookup` of node:net and node:http. */
export type Lookup = (host: string, options: LookupOptions, done: LookedUp) => void

/**
 * Looks a name up like Node does for a connection. The connection uses this result, so that a second DNS answer cannot
 * lead elsewhere (DNS rebinding). Fails with `refused` if one of the addresses is internal.
 */
export const lookupPublic =
  (refused: (host: string) => Error): Lookup =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error, '', 0)
      if (found.some(({ address }) => isInternal(address))) return done(refused(host), '', 0)
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
