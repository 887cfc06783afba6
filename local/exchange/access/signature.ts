import { createHmac, timingSafeEqual, verify } from 'node:crypto'
import type { ApiKey } from './keys.ts'

/** What is signed: timestamp, key, receive window, then the query string or body as it was sent. */
export interface SignedParts {
  timestamp: string
  key: string
  recvWindow: string
  payload: Uint8Array
}

export const signedBytes = ({ timestamp, key, recvWindow, payload }: SignedParts): Buffer =>
  Buffer.concat([Buffer.from(timestamp + key + recvWindow), payload])

/** Whether `signature` was made over `bytes` with the key: HMAC-SHA256 in lower-case hexadecimal, RSA-SHA256 in Base64. */
export function isSignedBy(key: ApiKey, bytes: Uint8Array, signature: string): boolean {
  if ('secret' in key) {
    const expected = Buffer.from(createHmac('sha256', key.secret).update(bytes).digest('hex'))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  const given = Buffer.from(signature, 'base64')
  // Node reads Base64 leniently; the API does not.
  if (given.toString('base64') !== signature) return false
  return verify('sha256', bytes, key.publicKey, given)
}
