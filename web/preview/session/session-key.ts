import { hkdfSync } from 'node:crypto'

/**
 * The key that signs sessions, made of the token that reads drafts (RFC 5869): there is no further
 * secret to keep, and another token ends all sessions.
 */
export const sessionKey = (readToken: string): Buffer =>
  Buffer.from(hkdfSync('sha256', readToken, '', 'docs: session in which drafts are seen', 32))
