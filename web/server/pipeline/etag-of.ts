import { createHash } from 'node:crypto'

/** A tag that two bodies share where they are the same alone. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
