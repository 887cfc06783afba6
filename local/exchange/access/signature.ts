import { createHmac, timingSafeEqual, verify } from 'node:crypto'
import type { ApiKey } from './keys.ts'

/** The signed text: timestamp, key, receive window, then the query string or body as sent. */
export interface SignedParts {
  timestamp: string
  key: string
  recvWindow: string
  payload: Uint8Array
}

export const signedBytes = ({ timestamp, key, recvWindow, payload }: SignedParts): Buffer =>
  Buffer.concat([Buffer.from(timestamp + key + recvWindow), payload])

/** Whether `signature` is the key's for `bytes`: HMAC-SHA256 in lower-case hexadecimal, or RSA-SHA256 in Base64. */
export function isSignedBy(key: ApiKey, bytes: Uint8Array, signature: string): boolean {
  if ('secret' in key) {
    const expected = Buffer.from(createHmac('sha256', key.secret).update(bytes).digest('hex'))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  const given = Buffer.from(signature, 'base64')
  // Node accepts malformed Base64; the API does not.
  if (given.toString('base64') !== signature) return false
  return verify('sha256', bytes, key.publicKey, given)
}
