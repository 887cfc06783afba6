import type { Invalidation } from './invalidation.ts'

type Tell = (change: Invalidation) => Promise<void>

// The server around Next, which knows the others, and Next's own bundle, which hears of changes, are one
// process with two copies of this module, so what they share has a name on the global object.
const shared: { [key: symbol]: Tell | undefined } = globalThis
const name = Symbol.for('docs.broadcast')

/** Has `tell` called from now on for what the other instances must hear. */
export function broadcastBy(tell: Tell): void {
  shared[name] = tell
}

/** Ends when the other instances will hear of a change, at once where there are none. Throws when they will not. */
export async function broadcast(change: Invalidation): Promise<void> {
  await shared[name]?.(change)
}
