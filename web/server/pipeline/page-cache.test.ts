import { mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import methods from 'next/dist/server/lib/node-fs-methods.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { currentRender, PageCache, type RenderRecord } from './page-cache.ts'

const DAY_MS = 24 * 60 * 60_000
/** Next names the kinds by a const enum, which has no value without compilation. */
const kind = JSON.parse('"APP_ROUTE"')

/** Next's handler of `use cache`, which records invalidated tags. */
const others = createDefaultCacheHandler(1e6)

/** Next reads file times, which have steps of up to 10 ms, and records invalidations in whole ms. */
function nextMoment(): void {
  const now = performance.now()
  while (performance.now() < now + 11);
}

function newCache(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = new PageCache({
    fs: methods.nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    maxMemoryCacheSize: 1e6,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  const make = (page: string, begun: RenderRecord = { at: performance.now() }) => {
    const body = Buffer.from(page)
    const headers = { 'x-next-cache-tags': `tag-of-${name}` }
    const value = { kind, body, status: 200, headers }
    return currentRender.run(begun, () => cache.set(`/${page}`, value, { isFallback: false }))
  }
  return {
    make,
    file: (page: string, ends: string) => path.join(folder, 'app', `${page}.${ends}`),
    // Next's `revalidateTag` calls both of its caches like this.
    publish: async () => {
      await cache.revalidateTag()
      nextMoment()
      await others.updateTags([`tag-of-${name}`], { expire: 0 })
      nextMoment()
    },
    read: (page: string, noted: RenderRecord) =>
      currentRender.run(noted, () => cache.get(`/${page}`, { kind, isFallback: false })),
    /** Decides as Next does, by the entry that the cache returns. */
    isCurrent: async (page: string) => {
      const found = await cache.get(`/${page}`, { kind, isFallback: false })
      return found !== null && !tags.areTagsExpired([`tag-of-${name}`], found.lastModified)
    },
  }
}

const setClock = (ms: number) => {
  vi.restoreAllMocks()
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms)
}
it.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])(
  'page made while the clock was a day %s is stale after a publish, and then current',
  async (_, ms) => {
    onTestFinished(() => void vi.restoreAllMocks())
    const { make, publish, isCurrent } = newCache(`${ms}`)
    const page = `made-${ms}`
    setClock(ms)
    await make(page)
    expect(await isCurrent(page)).toBe(true)
    setClock(0)
    await publish()
    expect(await isCurrent(page)).toBe(false)
    setClock(-ms)
    await make(page)
    expect(await isCurrent(page)).toBe(true)
    await publish()
    expect(await isCurrent(page)).toBe(false)
  },
)

it('page of an earlier process whose clock was ahead is stale after a publish', async () => {
  const { make, file, publish, isCurrent } = newCache('earlier')
  await make('now')
  for (const ends of ['body', 'meta']) renameSync(file('now', ends), file('earlier', ends))
  const ahead = new Date(Date.now() + DAY_MS)
  utimesSync(file('earlier', 'body'), ahead, ahead)
  expect(await isCurrent('earlier')).toBe(true)
  await publish()
  expect(await isCurrent('earlier')).toBe(false)
})

it('page whose render began before a publish is stale, however late it is stored', async () => {
  const { make, publish, isCurrent } = newCache('late')
  const begun = { at: performance.now() - 1 }
  await publish()
  await make('late', begun)
  expect(await isCurrent('late')).toBe(false)
})

it('PageCache records the tags of a render, when it stores an entry and when it finds one', async () => {
  const { make, read } = newCache('noted')
  const kept: RenderRecord = { at: performance.now() }
  await make('noted', kept)
  const found: RenderRecord = { at: performance.now() }
  await read('noted', found)
  expect([kept.tags, found.tags]).toEqual([['tag-of-noted'], ['tag-of-noted']])
})
