import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether `hash` (hex) is the SHA-256 of `secret`, found out in the same time whatever differs. */
export function matchesHash(secret: string, hash: string): boolean {
  const own = createHash('sha256').update(secret).digest()
  const other = Buffer.from(hash, 'hex')
  return other.length === own.length && timingSafeEqual(own, other)
}
