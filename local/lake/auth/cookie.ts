import type { IncomingMessage } from 'node:http'

const NAME = 'sanitySession'

/** The value of the `Set-Cookie` header that keeps a session; an empty token ends it. */
export function sessionCookie(token: string): string {
  const life = token === '' ? 'Max-Age=0' : `Max-Age=${30 * 24 * 3600}`
  return `${NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; ${life}`
}

export function sessionTokenFromCookie(request: IncomingMessage): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === NAME && value) return value
  }
  return null
}
