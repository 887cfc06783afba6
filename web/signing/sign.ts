import { isPem, readPrivateKey, SecretError } from './private-key.ts'

/**
 * The signature of `payload`: HMAC-SHA256 in lower-case hexadecimal, or, where the secret is a private
 * key in PEM, RSASSA-PKCS1-v1_5 with SHA-256 in Base64. Throws a `SecretError` for a secret that cannot
 * sign.
 */
export async function sign(secret: string, payload: string): Promise<string> {
  if (secret === '') throw new SecretError('empty')
  const bytes = new TextEncoder().encode(payload)
  if (isPem(secret)) {
    const key = await readPrivateKey(secret)
    return base64(await crypto.subtle.sign(key.algorithm.name, key, bytes))
  }
  const raw = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', raw, hmac, false, ['sign'])
  return hexadecimal(await crypto.subtle.sign('HMAC', key, bytes))
}

const hmac = { name: 'HMAC', hash: 'SHA-256' }

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
