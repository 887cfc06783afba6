import { isIPv6 } from 'node:net'

/** The network of the client of the last proxy, by `X-Forwarded-For`: entries further left can be forged by anybody. */
export const forwardedNetwork = (header: string): string =>
  networkOf(header.split(',').at(-1)?.trim() ?? '')

/**
 * The network that limits count as one client: an IPv4 address, or the /64 of an IPv6 address, in which one customer
 * has every address (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[|\](?::\d+)?$/g, '').replace(/%.*/s, '')
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
