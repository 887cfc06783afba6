import { createHash, randomBytes } from 'node:crypto'

/** A new token with 256 random bits. */
export const newSecret = (prefix = '') => prefix + randomBytes(32).toString('base64url')

/** The stored form of a token. A plain hash suffices, as tokens are long and random. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
