import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import { sameSecret } from '../config/secrets/same-secret.ts'

/**
 * Whether `signature` is that of `body` with `secret`. The toolkit's own check stops at the first differing character,
 * so its timing would let a sender guess a signature character by character.
 */
export async function verifySignature(
  body: string,
  signature: string,
  secret: string,
): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(signature)
    return sameSecret(signature, await encodeSignatureHeader(body, timestamp, secret))
  } catch (error) {
    if (isSignatureError(error)) return false
    throw error
  }
}
