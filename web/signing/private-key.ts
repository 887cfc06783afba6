/** Why a secret cannot sign; `kind` for who tells it in other words. */
export class SecretError extends Error {
  override name = 'SecretError'
  readonly kind: SecretFault
  constructor(kind: SecretFault, options?: ErrorOptions) {
    super(faults[kind], options)
    this.kind = kind
  }
}

export type SecretFault = keyof typeof faults

const faults = {
  empty: 'There is no secret to sign with.',
  pkcs1:
    'This private key is in PKCS#1, which browsers cannot read. Convert it: openssl pkcs8 -topk8 -nocrypt -in key.pem -out key-pkcs8.pem',
  encrypted:
    'This private key is encrypted. Decrypt it: openssl pkcs8 -in key.pem -out key-pkcs8.pem',
  notPrivate: 'This PEM is not a private key. It must begin with -----BEGIN PRIVATE KEY-----',
  notRsa: 'This private key cannot be read. It must be an RSA key in PKCS#8.',
}

/** Whether a secret is meant as a key in PEM rather than as the secret of an HMAC key. */
export const isPem = (secret: string): boolean => secret.trimStart().startsWith('-----BEGIN')

/** The RSA private key in a PKCS#8 PEM, ready to sign; throws a `SecretError` that says how to convert others. */
export async function readPrivateKey(pem: string): Promise<CryptoKey> {
  const [, label = '', content = ''] =
    /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/.exec(pem) ?? []
  if (label === 'RSA PRIVATE KEY') throw new SecretError('pkcs1')
  if (label === 'ENCRYPTED PRIVATE KEY') throw new SecretError('encrypted')
  if (label !== 'PRIVATE KEY') throw new SecretError('notPrivate')
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
    return await crypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign'])
  } catch (cause) {
    throw new SecretError('notRsa', { cause })
  }
}

/** Why a secret cannot sign; nothing for one that can, or where there is none yet. */
export async function secretFault(secret: string): Promise<SecretFault | undefined> {
  if (!isPem(secret)) return undefined
  try {
    await readPrivateKey(secret)
    return undefined
  } catch (error) {
    if (error instanceof SecretError) return error.kind
    throw error
  }
}
