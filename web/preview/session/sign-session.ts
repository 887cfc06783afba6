import { createHmac } from 'node:crypto'
import type { DraftSession } from './draft-session.ts'

/** The session as its cookie holds it: what it says, and that we said it. */
export function signSession(session: DraftSession, key: Buffer): string {
  const said = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${said}.${macOf(said, key)}`
}

export const macOf = (said: string, key: Buffer): string =>
  createHmac('sha256', key).update(said).digest('base64url')
