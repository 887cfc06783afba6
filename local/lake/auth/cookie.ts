import type { IncomingMessage } from 'node:http'
import { SESSION_MS } from './sessions.ts'

const NAME = 'sanitySession'

/** The value of the `Set-Cookie` header for a session; an empty token deletes the cookie. */
export const sessionCookie = (token: string) =>
  `${NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${token === '' ? 0 : SESSION_MS / 1000}`

export function sessionTokenFromCookie(request: Pick<IncomingMessage, 'headers'>): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === NAME && value) return value
  }
  return null
}
