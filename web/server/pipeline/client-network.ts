import type { IncomingMessage } from 'node:http'
import { forwardedNetwork, networkOf } from '../limits/client-network.ts'

/** The client's network for limits; undefined for this machine, which requests parts of its own pages. */
export function clientNetwork({ headers, socket }: IncomingMessage): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  if (forwarded !== '') return forwardedNetwork(forwarded)
  const { remoteAddress, localAddress } = socket
  if (remoteAddress === undefined || remoteAddress === localAddress) return undefined
  return networkOf(remoteAddress)
}
