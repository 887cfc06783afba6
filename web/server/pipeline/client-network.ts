import type { IncomingMessage } from 'node:http'
import { forwardedNetwork, networkOf } from '../limits/client-network.ts'

/** The network that asks, as limits count it; undefined for this machine itself, by which the server asks for parts of its pages. */
export function clientNetwork({ headers, socket }: IncomingMessage): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  if (forwarded !== '') return forwardedNetwork(forwarded)
  const { remoteAddress, localAddress } = socket
  if (remoteAddress === undefined || remoteAddress === localAddress) return undefined
  return networkOf(remoteAddress)
}
