import { randomBytes } from 'node:crypto'
import type { User } from '../auth/users.ts'
import type { Context } from '../http/context.ts'
import { LakeError } from '../http/errors.ts'

/** `abc.localhost` hosts exist for streams alone: a browser resolves them to this machine. */
export const isStreamHost = (host: string | undefined) =>
  /^[a-z0-9-]+\.localhost(:\d+)?$/.test(host ?? '')

/**
 * A browser opens at most six HTTP/1.1 connections to a host, and the Studio holds about that many
 * streams open, after which nothing else would load. So a browser's stream is redirected to a host
 * of its own, which a single-use ticket opens. Returns true when it sent the redirect.
 */
export function redirectToStreamHost(context: Context): boolean {
  const { request, response, url, lake } = context
  if (request.headers.origin === undefined || isStreamHost(request.headers.host)) return false
  const target = new URL(url)
  target.hostname = `${randomBytes(6).toString('hex')}.localhost`
  target.searchParams.set('ticket', lake.tickets.issue(context.user))
  response.writeHead(307, { Location: target.href, 'Cache-Control': 'no-store' }).end()
  return true
}

/** Who opens a stream: the ticket's owner on a stream host, else who sends the request. */
export function streamUser(context: Context): User | null {
  if (!isStreamHost(context.request.headers.host)) return context.user
  const ticket = context.lake.tickets.redeem(context.url.searchParams.get('ticket') ?? '')
  if (!ticket) {
    // Not a 4xx, which the client takes as final: after a 503 it asks for a new ticket.
    const message = 'The ticket of this stream is used or too old: open the stream anew'
    throw new LakeError(503, { statusCode: 503, error: 'Service Unavailable', message }, message)
  }
  return ticket.user
}
