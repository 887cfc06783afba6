import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { LakeError } from '../http/errors.ts'

const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const LENGTH = 32
const FORM = /^scrypt\$32768\$8\$1\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/

/** Passwords that are checked or wait for it: each takes 32 MB and some 50 ms of a core. */
const MAX_CHECKS = 16
let checks = 0

/** Whether a text is what `hashPassword` makes. */
export const isPasswordHash = (text: string) => FORM.test(text)

/** A salted hash of the password, with how it was made. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password.normalize('NFC'), salt, LENGTH, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')]
    .map(String)
    .join('$')
}

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

function assertRoom(): void {
  if (checks < MAX_CHECKS) return
  const message = 'Many people sign in at this moment: try again in a few seconds'
  throw new LakeError(503, { statusCode: 503, error: 'Service Unavailable', message }, message)
}

/**
 * Whether the password is the one of the hash. Without a hash it is not, which takes as long: the
 * time of an answer must not tell who has a password here.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  assertRoom()
  const [, salt, key] = FORM.exec(hash ?? '') ?? []
  checks += 1
  try {
    const given = await derive(password, Buffer.from(salt ?? '', 'base64url'))
    return key !== undefined && timingSafeEqual(given, Buffer.from(key, 'base64url'))
  } finally {
    checks -= 1
  }
}
