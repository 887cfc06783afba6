import type { EventEmitter } from 'node:events'

// The server around Next and Next's own bundle are one process with two copies of this module, so what
// they share has a name on the global object.
const shared: { [key: symbol]: Set<Promise<void>> | undefined } = globalThis
const name = Symbol.for('docs.pagesUnderWay')

function underWay(): Set<Promise<void>> {
  const known = shared[name] ?? new Set()
  shared[name] = known
  return known
}

/** Counts an answer as under way until it is given or given up. */
export function trackPage(response: EventEmitter): void {
  const all = underWay()
  const over = new Promise<void>((resolve) => response.once('close', () => resolve()))
  all.add(over)
  over.then(() => all.delete(over))
}

/** Resolves when every page that is being made now has been; undefined when none is. */
export function pagesUnderWay(): Promise<unknown> | undefined {
  const all = [...underWay()]
  return all.length > 0 ? Promise.all(all) : undefined
}
