import { createHash, randomBytes } from 'node:crypto'

/** A new token: 256 bits that nobody guesses. */
export const newSecret = (prefix = '') => prefix + randomBytes(32).toString('base64url')

/** What is stored of a token: it is random and long, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
