import type { Invalidation } from './invalidation.ts'

type BroadcastChange = (change: Invalidation) => Promise<void>

// The server around Next, which knows the other instances, and Next's own bundle, which receives changes, are one
// process with two copies of this module, so shared state lives under a symbol on the global object.
const shared: { [key: symbol]: BroadcastChange | undefined } = globalThis
const name = Symbol.for('docs.broadcast')

/** Sets the function that sends changes to the other instances. */
export function broadcastBy(tell: BroadcastChange): void {
  shared[name] = tell
}

/** Resolves once the other instances will get the change, at once when there are none. Throws when they will not. */
export async function broadcast(change: Invalidation): Promise<void> {
  await shared[name]?.(change)
}
