import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { keptTag } from '../../config/tags.ts'

/**
 * How long what was read is kept, for a function that caches: until it is published again, or, when the
 * lake could not renew it, until the lake answers again or a few seconds have passed.
 */
export function keepFor(fresh: boolean): void {
  if (fresh) cacheLife('max')
  else {
    // Next makes no page ahead of what expires within 5 minutes. In seconds.
    cacheLife({ stale: 300, revalidate: 10, expire: 3600 })
    cacheTag(keptTag)
  }
}
