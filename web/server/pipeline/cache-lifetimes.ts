import type { OutgoingHttpHeaders } from 'node:http'

/** For answers rendered for each request and equal for every reader: they get an ETag. */
export const revalidated = 'public, max-age=0, must-revalidate'

/** For answers without a `Cache-Control` header. */
export const DEFAULT_CACHE_CONTROL = 'no-cache'

/** Nothing purges shared caches, so they may serve an outdated answer for this long, s. */
const SHARED = 10
const STALE_WHILE_REVALIDATE = 50
/** Outdated content is better than none. In seconds. */
const STALE_IF_ERROR = 86_400

const NEXT = /^s-maxage=(\d+)/

/** How long Next caches an answer before it regenerates it on its own, s; undefined when it does not cache it. */
export function lifetimeOf(headers: OutgoingHttpHeaders): number | undefined {
  const found = NEXT.exec(String(headers['cache-control']))?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * Replaces Next's caching headers by how long others may cache the answer. Next's are meant for its own cache: browsers
 * would obey `stale-while-revalidate` too and show outdated pages. `docs/caching.md` has the table.
 */
export function limitLifetime(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const lifetime = lifetimeOf(headers)
  if (lifetime === undefined) return { 'cache-control': DEFAULT_CACHE_CONTROL, ...headers }
  const shared = Math.min(SHARED, lifetime)
  return {
    ...headers,
    'cache-control': `public, max-age=0, s-maxage=${shared}, must-revalidate`,
    // RFC 9213: for shared caches only, in place of `Cache-Control`.
    'cdn-cache-control': `max-age=${shared}, stale-while-revalidate=${STALE_WHILE_REVALIDATE}, stale-if-error=${STALE_IF_ERROR}`,
  }
}
