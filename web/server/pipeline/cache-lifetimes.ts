import type { ServerResponse } from 'node:http'

/** Of what is made for each request and is the same for every reader: it gets a validator. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Nothing takes an answer back from a cache, so a shared one may keep what was published over for so long. In s. */
const SHARED = 10
const STALE_WHILE_REVALIDATE = 50
/** Rather old words than none. In s. */
const STALE_IF_ERROR = 86_400

const NEXT = /^s-maxage=(\d+)/

/** How long Next keeps an answer before it makes it again by itself, s; undefined for what it does not keep. */
export function lifetimeOf(response: ServerResponse): number | undefined {
  const found = NEXT.exec(String(response.getHeader('cache-control')))?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * Says for how long others may keep an answer of Next's. What Next says is meant for its own cache: browsers
 * take `stale-while-revalidate` from it too, and show what was published over. `docs/caching.md` has the table.
 */
export function limitLifetime(response: ServerResponse): void {
  const lifetime = lifetimeOf(response)
  if (lifetime !== undefined) {
    const shared = Math.min(SHARED, lifetime)
    response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${shared}, must-revalidate`)
    // RFC 9213: for shared caches alone, in place of the other.
    response.setHeader(
      'CDN-Cache-Control',
      `max-age=${shared}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`,
    )
  } else if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
}
