import { AsyncLocalStorage } from 'node:async_hooks'
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

type Class = typeof imported
const isWrapped = (module: Class | { default: Class }): module is { default: Class } =>
  'default' in module

// Node gives the whole CommonJS module, a bundler what it exports by default.
const FileSystemCache = isWrapped(imported) ? imported.default : imported

/** What is known of an answer while it is made. */
export interface RenderRecord {
  /** When it began, ms of `performance.now()`. */
  at: number
  /** Of what it is made, once Next has kept it or found that it had. */
  tags?: readonly string[]
}

/** The answer that is being made by whatever runs now. */
export const currentRender = new AsyncLocalStorage<RenderRecord>()

/** When this process began to make what it keeps, ms of `performance.now()`. */
const madeAt = new Map<string, number>()

/**
 * Next's own store of finished answers, on the disk alone: `ResponseCache` has them in memory. Next orders answers and
 * what makes them stale by `Date.now()`, and dates an answer when it is finished, so one that was begun before a publish,
 * or while the clock was ahead, would stay:
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/incremental-cache/file-system-cache.ts
 */
export class PageCache extends FileSystemCache {
  constructor(given: ConstructorParameters<Class>[0]) {
    super({ ...given, maxMemoryCacheSize: 0 })
  }

  /** What `use cache` keeps has the same tags, and notes when they became stale by a clock that nobody sets. */
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
    // What an earlier process made is older than whatever this one is told.
    const lastModified =
      own === undefined
        ? Math.min(found.lastModified, performance.timeOrigin)
        : performance.timeOrigin + own
    return { ...found, lastModified }
  }
}

/** Tells whoever makes an answer which tags it has, those of files alone where it has no others. */
function note(value: Parameters<typeof FileSystemCache.prototype.set>[1]): void {
  const store = currentRender.getStore()
  if (!store || !value || !('headers' in value)) return
  store.tags = String(value.headers?.['x-next-cache-tags'] ?? '').split(',')
}

const shared: { [key: symbol]: { FetchCache: typeof PageCache } | undefined } = globalThis

/** Has Next keep its pages in a `PageCache`, in whichever of its bundles. */
export function usePageCache(): void {
  shared[Symbol.for('@next/cache-handlers')] = { FetchCache: PageCache }
}
