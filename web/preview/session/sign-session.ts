import { createHmac } from 'node:crypto'
import type { DraftSession } from './draft-session.ts'

/** The value of the session's cookie: the session and its signature. */
export function signSession(session: DraftSession, key: Buffer): string {
  const said = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${said}.${macOf(said, key)}`
}

export const macOf = (said: string, key: Buffer): string =>
  createHmac('sha256', key).update(said).digest('base64url')
