import { createHash } from 'node:crypto'

/** A name for `content`, the same for the same content alone. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
