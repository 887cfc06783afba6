import { restPayload } from './payload.ts'
import { sign } from './sign.ts'

/** What a caller signs with. */
export interface Credentials {
  key: string
  /** The secret of the key, or a private key as PKCS#8 PEM. */
  secret: string
  /** How long a call stays valid, ms. */
  recvWindow: number
}

export interface SignedCall {
  /** The string that was signed. */
  payload: string
  headers: Record<string, string>
}

/**
 * The headers that prove who calls, for the moment `timestamp` in ms since 1970, and the string that was
 * signed for them; throws a `SecretError` for a secret that cannot sign.
 */
export async function signedHeaders(
  { key, secret, recvWindow }: Credentials,
  sent: { queryString: string } | { body: string },
  timestamp: number,
): Promise<SignedCall> {
  const parts = { key, timestamp: String(timestamp), recvWindow: String(recvWindow) }
  const payload = restPayload({ ...parts, ...sent })
  return {
    payload,
    headers: {
      'X-BAPI-API-KEY': parts.key,
      'X-BAPI-TIMESTAMP': parts.timestamp,
      'X-BAPI-RECV-WINDOW': parts.recvWindow,
      'X-BAPI-SIGN': await sign(secret, payload),
    },
  }
}
