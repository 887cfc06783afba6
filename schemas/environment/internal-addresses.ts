import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

/**
 * Addresses of this machine, of networks that are not public, and of no machine:
 * https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const INTERNAL: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  // Link-local, where clouds tell a machine its credentials.
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
  // Of IPv6 only 2000::/3 is given out; the rest has IPv4 in other clothes too, mapped and translated (NAT64).
  ['::', 3, 'ipv6'],
  ['4000::', 2, 'ipv6'],
  ['8000::', 1, 'ipv6'],
  // For protocols, as Teredo; for documentation; IPv4 that is tunnelled (6to4).
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]

// One for each: of one for both, a rule over ::/3 would hold for every address of IPv4 too.
const internal = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [start, bits, family] of INTERNAL) internal[family].addSubnet(start, bits, family)

function isInternal(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return internal[family].check(address, family)
}

/** Whether the host name of an address says by itself that it leads to this machine or a network that is not public. */
export function leadsInside(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) !== 0 ? isInternal(host) : /(^|\.)localhost\.?$/.test(host)
}

type LookedUp = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** What looks a name up for a connection, as the option `lookup` of node:net and node:http has it. */
export type Lookup = (host: string, options: LookupOptions, done: LookedUp) => void

/**
 * Looks a name up, as Node does for a connection, which is made to what is found here: no second answer of
 * the name's server can lead elsewhere. Fails with `refused` where one of the addresses is inside.
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
