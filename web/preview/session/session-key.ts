import { hkdfSync } from 'node:crypto'

/**
 * The key that signs sessions, derived by HKDF (RFC 5869) from the token that reads drafts: no further secret is
 * needed, and a new token ends all sessions.
 */
export const sessionKey = (readToken: string): Buffer =>
  Buffer.from(hkdfSync('sha256', readToken, '', 'docs: session in which drafts are seen', 32))
