import { env } from '../../config/env.ts'
import { siteState } from './site-state.ts'

const isBuild = env.NEXT_PHASE === 'phase-production-build'

/**
 * Whether what depends on `tags`, and began to be read `at` a time (ms of `performance.now()`), is as the lake has it:
 * where this process is told of every change, none of them was made stale since. The build may trust it
 * too: its processes read the same pages, and what changes meanwhile is made up for when the site starts.
 */
export function isCurrent(tags: readonly string[], at: number): boolean {
  const { receivesInvalidations, invalidatedAt } = siteState()
  // Within one millisecond the reading may have come first.
  return (
    (isBuild || receivesInvalidations) && tags.every((tag) => (invalidatedAt.get(tag) ?? -1) < at)
  )
}
