import type { EventEmitter } from 'node:events'

interface Page {
  /** On the clock of `performance.now()`, ms. */
  begun: number
  over: Promise<void>
}

// The server around Next and Next's own bundle are one process with two copies of this module, so what
// they share has a name on the global object.
const shared: { [key: symbol]: Set<Page> | undefined } = globalThis
const name = Symbol.for('docs.pagesUnderWay')

function underWay(): Set<Page> {
  const known = shared[name] ?? new Set()
  shared[name] = known
  return known
}

/** Counts an answer as under way until it is given or given up. */
export function trackPage(response: EventEmitter): void {
  const all = underWay()
  const over = new Promise<void>((resolve) => response.once('close', () => resolve()))
  const page = { begun: performance.now(), over }
  all.add(page)
  over.then(() => all.delete(page))
}

/**
 * Resolves when every page that was begun before `moment` (of `performance.now()`, ms) has been made;
 * undefined when none is still being made.
 */
export function pagesBegunBefore(moment: number): Promise<unknown> | undefined {
  const pages = [...underWay()].filter(({ begun }) => begun < moment)
  return pages.length > 0 ? Promise.all(pages.map(({ over }) => over)) : undefined
}
