import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Whether two secrets are equal; how long it takes to say so tells nothing of either. */
export const sameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash(one), hash(other))
