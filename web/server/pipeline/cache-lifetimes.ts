import type { OutgoingHttpHeaders } from 'node:http'

/** Of what is made for each request and is the same for every reader: it gets a validator. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Of what does not say who may keep it. */
export const unsaid = 'no-cache'

/** Nothing takes an answer back from a cache, so a shared one may keep what was published over for so long. In s. */
const SHARED = 10
const STALE_WHILE_REVALIDATE = 50
/** Rather old words than none. In s. */
const STALE_IF_ERROR = 86_400

const NEXT = /^s-maxage=(\d+)/

/** How long Next keeps an answer before it makes it again by itself, s; undefined for what it does not keep. */
export function lifetimeOf(headers: OutgoingHttpHeaders): number | undefined {
  const found = NEXT.exec(String(headers['cache-control']))?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * The headers of an answer of Next's with how long others may keep it. What Next says is meant for its own cache:
 * browsers take `stale-while-revalidate` from it too, and show what was published over. `docs/caching.md` has the table.
 */
export function limitLifetime(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const lifetime = lifetimeOf(headers)
  if (lifetime === undefined) return { 'cache-control': unsaid, ...headers }
  const shared = Math.min(SHARED, lifetime)
  return {
    ...headers,
    'cache-control': `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    // RFC 9213: for shared caches alone, in place of the other.
    'cdn-cache-control': `max-age=${shared}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`,
  }
}
