import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../../schemas/environment/hosts.ts'
import { SESSION_MS } from './sessions.ts'

const NAME = 'sanitySession'

/**
 * The value of the `Set-Cookie` header that keeps a session; an empty token ends it. On a public
 * host it goes over TLS only.
 */
export function sessionCookie(
  token: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
): string {
  const life = token === '' ? 'Max-Age=0' : `Max-Age=${SESSION_MS / 1000}`
  const secure = isLoopbackHost(headers.host) ? '' : '; Secure'
  return `${NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; ${life}${secure}`
}

export function sessionTokenFromCookie(request: Pick<IncomingMessage, 'headers'>): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === NAME && value) return value
  }
  return null
}
