import type { ReactNode } from 'react'

/** Where markup is shown that is the same on many pages but for a mark. */
export interface ShownAt {
  /** Address of the page. */
  href: string
  /** What lists in it are named after, as none of the document's others. */
  name: string
}

/** Draws what is inside, as the page shows it. */
export type DrawMarkup = (at: ShownAt) => ReactNode

/** So many are held: those of the pages that are being made, with room to spare. */
const HELD = 200

// Server components and what renders them to HTML are two bundles in one process, so what one hands the
// other has a name on the global object.
const shared: { [key: symbol]: Map<string, DrawMarkup> | undefined } = globalThis
const place = Symbol.for('docs.offeredMarkup')

function offered(): Map<string, DrawMarkup> {
  const known = shared[place] ?? new Map<string, DrawMarkup>()
  shared[place] = known
  return known
}

/** Lets a page that is rendered to HTML in this process draw what is in no payload of React's. */
export function offerMarkup(hash: string, draw: DrawMarkup): void {
  const known = offered()
  // A map keeps the order of insertion, so that what was offered least lately comes first.
  known.delete(hash)
  known.set(hash, draw)
  const [oldest] = known.keys()
  if (known.size > HELD && oldest !== undefined) known.delete(oldest)
}

/** What was offered under `hash`; throws when nothing was, or too long ago. */
export function offeredMarkup(hash: string): DrawMarkup {
  const draw = offered().get(hash)
  if (!draw)
    throw new Error(
      `The markup ${hash} was not offered before the page that shows it: is HTML rendered in another process than server components?`,
    )
  return draw
}
