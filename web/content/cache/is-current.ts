import { env } from '../../config/env.ts'
import { siteState } from './site-state.ts'

const isBuild = env.NEXT_PHASE === 'phase-production-build'

/**
 * Whether a value that depends on `tags` and was read from `at` (ms of `performance.now()`) is still current: this
 * process is told of every change, and no tag was invalidated since. The build trusts it too: its processes read the
 * same pages, and changes during the build are caught up when the site starts.
 */
export function isCurrent(tags: readonly string[], at: number): boolean {
  const { receivesInvalidations, invalidatedAt } = siteState()
  // Within the same millisecond the read may have preceded the invalidation.
  return (
    (isBuild || receivesInvalidations) && tags.every((tag) => (invalidatedAt.get(tag) ?? -1) < at)
  )
}
