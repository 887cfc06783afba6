import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { answersTo, isLoopbackAddress, isLoopbackHost } from '../../../schemas/environment/hosts.ts'
import { LakeError } from './errors.ts'

/** Throws 421 for a `Host` that the lake does not have. */
export function assertHost({ headers }: IncomingMessage, publicHosts: readonly string[]): void {
  const host = headers.host ?? ''
  if (answersTo(host, publicHosts)) return
  const message = `The host "${host}" is not this machine's, nor one of LAKE_PUBLIC_HOSTS`
  throw new LakeError(421, { statusCode: 421, error: 'Misdirected Request', message }, message)
}

/** The lake's address as the request has it. Public hosts are behind what speaks TLS for the lake. */
export function baseUrl({ headers }: IncomingMessage): string {
  const host = headers.host ?? 'localhost'
  return `${isLoopbackHost(host) ? 'http' : 'https'}://${host}`
}

/** All addresses that one subscriber has count as one. */
const subscriberOf = (address: string) =>
  isIPv6(address) && !address.startsWith('::') ? address.split(':').slice(0, 4).join(':') : address

/**
 * Where a request comes from. Behind a proxy on this machine it is what the proxy says, the last
 * entry of X-Forwarded-For: those before it are the client's own words.
 */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? ''
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const isProxied = !isLoopbackHost(headers.host) && isLoopbackAddress(peer)
  return subscriberOf((isProxied && forwarded ? forwarded : peer).slice(0, 64))
}
