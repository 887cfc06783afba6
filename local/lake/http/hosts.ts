import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { LakeError } from './errors.ts'

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?$/
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/** Whether a `Host` header names this machine itself. */
export const isLoopbackHost = (host: string | undefined) => LOOPBACK_HOST.test(host ?? '')

/** Whether what the lake is bound to can be reached from this machine alone. */
export const isLoopbackAddress = (host: string) =>
  host === 'localhost' || LOOPBACK_ADDRESS.test(host)

/**
 * Throws 421 for a `Host` that the lake does not have: a page elsewhere whose name is made to point
 * at this machine must not reach it. `publicHosts` are names with their port, if they have one.
 */
export function assertHost({ headers }: IncomingMessage, publicHosts: readonly string[]): void {
  const host = headers.host ?? ''
  if (isLoopbackHost(host) || publicHosts.includes(host.toLowerCase())) return
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
  const isProxied = !isLoopbackHost(headers.host) && LOOPBACK_ADDRESS.test(peer)
  return subscriberOf((isProxied && forwarded ? forwarded : peer).slice(0, 64))
}
