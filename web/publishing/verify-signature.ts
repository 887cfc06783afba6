import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook'
import { sameSecret } from '../config/secrets/same-secret.ts'

/**
 * Whether `signature` was made of `body` with `secret`. The toolkit's own check ends at the first
 * character that differs, so that a patient sender could find a signature one by one.
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
