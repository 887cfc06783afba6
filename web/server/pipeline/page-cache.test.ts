import { mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import methods from 'next/dist/server/lib/node-fs-methods.js'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PageCache } from './page-cache.ts'

const DAY_MS = 24 * 60 * 60_000
/** Next names the kinds by a const enum, which has no value for a program without a build. */
const kind = JSON.parse('"APP_ROUTE"')

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
  const make = (page: string) => {
    const body = Buffer.from(page)
    const headers = { 'x-next-cache-tags': `tag-of-${name}` }
    return cache.set(`/${page}`, { kind, body, status: 200, headers }, { isFallback: false })
  }
  return {
    make,
    file: (page: string, ends: string) => path.join(folder, 'app', `${page}.${ends}`),
    publish: () => cache.revalidateTag([`tag-of-${name}`], { expire: 0 }),
    /** As Next decides it, of what the cache gives. */
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
