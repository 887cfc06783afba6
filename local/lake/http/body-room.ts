import { LakeError } from './errors.ts'

/** Bytes of large bodies that are held at a time; parsed, they take several times as much. */
const ROOM = 96 * 1024 * 1024
/** Smaller bodies take no part: there are never enough connections to make them too much. */
const SMALL = 64 * 1024
const MAX_WAITING = 50

let taken = 0
const waiting: { size: number; start: () => void }[] = []

function next(): void {
  const [first] = waiting
  if (!first || taken + first.size > ROOM) return
  waiting.shift()
  taken += first.size
  first.start()
  next()
}

/**
 * Waits until there is room for a body of `size` bytes, and returns the function that gives the
 * room back. Throws 503, which clients try again, when too many wait already.
 */
export async function reserveBody(size: number): Promise<() => void> {
  if (size <= SMALL) return () => {}
  if (waiting.length >= MAX_WAITING) {
    const message = 'Many large requests are read at this moment: send yours again in a few seconds'
    throw new LakeError(503, { statusCode: 503, error: 'Service Unavailable', message }, message)
  }
  const reserved = Math.min(size, ROOM)
  await new Promise<void>((resolve) => {
    waiting.push({ size: reserved, start: resolve })
    next()
  })
  return () => {
    taken -= reserved
    next()
  }
}
