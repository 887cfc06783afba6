import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

type Class = typeof imported
const isWrapped = (module: Class | { default: Class }): module is { default: Class } =>
  'default' in module

// Node gives the whole CommonJS module, a bundler what it exports by default.
const FileSystemCache = isWrapped(imported) ? imported.default : imported

/** The time by a clock that nobody sets: Next compares what it gives with `performance.now()`. In ms since 1970. */
const unsetTime = () => performance.timeOrigin + performance.now()

/** Does what reads `Date.now()` before it waits for anything. */
function byUnsetClock<Result>(work: () => Result): Result {
  const { now } = Date
  Date.now = unsetTime
  try {
    return work()
  } finally {
    Date.now = now
  }
}

/** When this process made what it keeps, by that clock. */
const madeAt = new Map<string, number>()

/**
 * Next's own cache of finished pages. Next orders pages and what makes them stale by `Date.now()` and by the times of
 * files, so a page that was made while the clock was ahead would stay old, whatever is published:
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/incremental-cache/file-system-cache.ts
 */
export class PageCache extends FileSystemCache {
  override revalidateTag(...given: Parameters<typeof FileSystemCache.prototype.revalidateTag>) {
    return byUnsetClock(() => super.revalidateTag(...given))
  }

  override set(...given: Parameters<typeof FileSystemCache.prototype.set>) {
    madeAt.set(given[0], unsetTime())
    return byUnsetClock(() => super.set(...given))
  }

  override async get(...given: Parameters<typeof FileSystemCache.prototype.get>) {
    const found = await super.get(...given)
    if (!found?.lastModified) return found
    // What an earlier process made is older than whatever this one is told.
    const earlier = Math.min(found.lastModified, performance.timeOrigin)
    return { ...found, lastModified: madeAt.get(given[0]) ?? earlier }
  }
}

const shared: { [key: symbol]: { FetchCache: typeof PageCache } | undefined } = globalThis

/** Has Next keep its pages in a `PageCache`, in whichever of its bundles. */
export function usePageCache(): void {
  shared[Symbol.for('@next/cache-handlers')] = { FetchCache: PageCache }
}
