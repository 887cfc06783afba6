import type { IncomingMessage } from 'node:http'
import { lastForwarded } from '../limits/last-forwarded.ts'

/** The address that asks; undefined for this machine itself, by which the server asks for parts of its pages. */
export function callerOf({ headers, socket }: IncomingMessage): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  if (forwarded !== '') return lastForwarded(forwarded)
  return socket.remoteAddress === socket.localAddress ? undefined : socket.remoteAddress
}
