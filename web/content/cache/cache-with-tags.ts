import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { staleTag } from '../../config/tags.ts'

interface CachedResult {
  /** False when the lake did not answer and an earlier value was used. */
  fresh: boolean
  /** The cache tags of all documents read for it. */
  tags: readonly string[]
}

/**
 * Sets the cache lifetime inside a `'use cache'` function: until a document with one of the tags is published, or, for
 * a value that is not fresh, until the lake answers again or 10 s have passed.
 */
export function cacheWithTags({ fresh, tags }: CachedResult): void {
  cacheTag(...tags)
  if (fresh) cacheLife('max')
  else {
    // Next prerenders no page whose cache expires within 5 minutes. In seconds.
    cacheLife({ stale: 300, revalidate: 10, expire: 3600 })
    cacheTag(staleTag)
  }
}
