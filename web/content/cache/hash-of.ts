import { createHash } from 'node:crypto'

/** A hash of `content` (as JSON), for use as a name. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
