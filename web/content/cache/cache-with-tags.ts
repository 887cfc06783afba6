import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { staleTag } from '../../config/tags.ts'

interface Kept {
  /** False for what the lake could not renew. */
  fresh: boolean
  /** The cache tags of all that was read for it. */
  tags: readonly string[]
}

/**
 * How long what was read is kept, for a function that caches: until something with one of its tags is
 * published, or, when the lake could not renew it, until the lake answers again or a few seconds have passed.
 */
export function cacheWithTags({ fresh, tags }: Kept): void {
  cacheTag(...tags)
  if (fresh) cacheLife('max')
  else {
    // Next makes no page ahead of what expires within 5 minutes. In seconds.
    cacheLife({ stale: 300, revalidate: 10, expire: 3600 })
    cacheTag(staleTag)
  }
}
