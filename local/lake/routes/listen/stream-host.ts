import { randomBytes } from 'node:crypto'
import { isLoopbackHost } from '../../../../schemas/environment/hosts.ts'
import { LakeError } from '../../http/errors.ts'
import { listenerOf } from '../../listen/listener.ts'
import type { Listener } from '../../listen/tickets.ts'
import type { Context } from '../context.ts'

/** `abc.localhost` hosts are only for streams: browsers resolve them to this machine. */
export const isStreamHost = (host: string | undefined) =>
  /^[a-z0-9-]+\.localhost(:\d+)?$/.test(host ?? '')

/**
 * A browser opens at most six HTTP/1.1 connections per host, and the Studio keeps about as many streams open, so
 * nothing else would load. A browser's stream is therefore redirected to its own host, which a single-use ticket opens.
 * Public hosts are behind HTTP/2, which has no such limit. Returns true when it sent the redirect.
 */
export function redirectToStreamHost(context: Context): boolean {
  const { request, response, url, lake, user } = context
  const { host, origin } = request.headers
  if (origin === undefined || isStreamHost(host) || !isLoopbackHost(host)) return false
  const target = new URL(url)
  target.hostname = `${randomBytes(6).toString('hex')}.localhost`
  target.searchParams.set(
    'ticket',
    lake.realtime.tickets.issue(listenerOf(lake, request.headers, user)),
  )
  response.writeHead(307, { Location: target.href, 'Cache-Control': 'no-store' }).end()
  return true
}

/** The user of a stream: the ticket's owner on a stream host, else the sender of the request. */
export function streamListener({ lake, request, url, user }: Context): Listener {
  if (!isStreamHost(request.headers.host)) return listenerOf(lake, request.headers, user)
  const listener = lake.realtime.tickets.redeem(url.searchParams.get('ticket') ?? '')
  if (listener) return listener
  // 503 instead of 4xx: the client treats a 4xx as final, but after a 503 it requests a new ticket.
  const message = 'The ticket of this stream is used or too old: open the stream anew'
  throw new LakeError(503, { statusCode: 503, error: 'Service Unavailable', message }, message)
}
