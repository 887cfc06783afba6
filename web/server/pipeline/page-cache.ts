import { AsyncLocalStorage } from 'node:async_hooks'
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

type Class = typeof imported
const isWrapped = (module: Class | { default: Class }): module is { default: Class } =>
  'default' in module

// Node imports the whole CommonJS module, a bundler its default export.
const FileSystemCache = isWrapped(imported) ? imported.default : imported

/** Facts about a render, collected while it runs. */
export interface RenderRecord {
  /** When it began, ms of `performance.now()`. */
  at: number
  /** Its cache tags, once Next has stored the result or found it stored. */
  tags?: readonly string[]
}

/** The render in whose async context the current code runs. */
export const currentRender = new AsyncLocalStorage<RenderRecord>()

/** When the render of each entry of this process began, ms of `performance.now()`. */
const madeAt = new Map<string, number>()

/**
 * Next's own store of finished answers, on disk only: `ResponseCache` has them in memory. Next compares answers and
 * invalidations by `Date.now()` and dates an answer by its end, so one that began before a publish, or while the clock
 * was ahead, would stay:
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/incremental-cache/file-system-cache.ts
 */
export class PageCache extends FileSystemCache {
  constructor(given: ConstructorParameters<Class>[0]) {
    super({ ...given, maxMemoryCacheSize: 0 })
  }

  /** Does nothing: `use cache` has the same tags, and records their invalidation by a clock that nobody can set. */
  override async revalidateTag(): Promise<void> {}

  override set(...given: Parameters<typeof FileSystemCache.prototype.set>) {
    const [key, value] = given
    madeAt.set(key, currentRender.getStore()?.at ?? 0)
    note(value)
    return super.set(...given)
  }

  override async get(...given: Parameters<typeof FileSystemCache.prototype.get>) {
    const found = await super.get(...given)
    if (!found?.lastModified) return found
    note(found.value)
    const own = madeAt.get(given[0])
    // An entry of an earlier process is older than every invalidation of this one.
    const lastModified =
      own === undefined
        ? Math.min(found.lastModified, performance.timeOrigin)
        : performance.timeOrigin + own
    return { ...found, lastModified }
  }
}

/** Records an entry's cache tags in the current render, even if they are only those of its files. */
function note(value: Parameters<typeof FileSystemCache.prototype.set>[1]): void {
  const store = currentRender.getStore()
  if (!store || !value || !('headers' in value)) return
  store.tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',')
}

const shared: { [key: symbol]: { FetchCache: typeof PageCache } | undefined } = globalThis

/** Makes Next store pages in a `PageCache`, in each of its bundles. */
export function usePageCache(): void {
  shared[Symbol.for('@next/cache-handlers')] = { FetchCache: PageCache }
}
