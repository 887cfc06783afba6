import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LastGoodStore } from '../../content/cache/last-good-store.ts'
import { siteState } from '../../content/cache/site-state.ts'
import { healthChecker, type Parts } from './check-health.ts'

const well = async () => {}
const broken = () => Promise.reject(new Error('token sk-secret was refused at lake.internal'))
const hanging = () => new Promise<void>(() => {})
let clock = 1_000_000

const checker = (parts: Partial<Parts> = {}) =>
  healthChecker(
    { pages: well, lake: well, search: well, ...parts },
    { version: '1.2.3', limitMs: 20, keptMs: 3000, now: () => clock },
  )

beforeEach(() => {
  siteState().webhookAt = undefined
  siteState().notRevalidated.clear()
  siteState().unhandledRejections = 0
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

it('health is ok when everything answers', async () => {
  siteState().webhookAt = clock - 12_500
  expect(await checker()()).toMatchObject({
    status: 'ok',
    version: '1.2.3',
    pages: { served: true },
    lake: { reachable: true },
    search: { reachable: true },
    webhook: { lastHandledSecondsAgo: 12 },
    staleContent: { notRevalidated: 0 },
    unhandledRejections: 0,
  })
})

it('health is degraded after an unhandled rejection', async () => {
  siteState().unhandledRejections = 1
  expect(await checker()()).toMatchObject({ status: 'degraded', unhandledRejections: 1 })
})

it.each([
  ['the lake fails', { lake: broken }, false, true],
  ['the lake hangs', { lake: hanging }, false, true],
  ['the search hangs', { search: hanging }, true, false],
  ['both fail', { lake: broken, search: broken }, false, false],
])('health is degraded, with pages served, when %s', async (_, parts, lake, search) => {
  const health = await checker(parts)()
  expect(health).toMatchObject({
    status: 'degraded',
    lake: { reachable: lake },
    search: { reachable: search },
    webhook: { lastHandledSecondsAgo: null },
  })
  expect(JSON.stringify(health)).not.toMatch(/secret|internal/)
})

it('health is failing when no page can be rendered', async () => {
  expect(await checker({ pages: broken })()).toMatchObject({ status: 'failing' })
})

it('health reports the previous state of the pages while a read takes too long', async () => {
  let pages: Parts['pages'] = hanging
  const check = checker({ pages: () => pages() })
  const said: string[] = []
  for (const next of [hanging, broken, hanging, well, hanging]) {
    pages = next
    clock += 3000
    said.push((await check()).status)
  }
  // At first the pages of the build are served.
  expect(said).toEqual(['ok', 'failing', 'failing', 'ok', 'ok'])
})

it('health checks again only after a while, and logs an outage once', async () => {
  const lake = vi.fn(broken)
  const check = checker({ lake })
  await Promise.all([check(), check()])
  clock += 2999
  await check()
  expect(lake).toHaveBeenCalledOnce()
  clock += 1
  await check()
  expect(lake).toHaveBeenCalledTimes(2)
  expect(console.warn).toHaveBeenCalledOnce()
})

it('health counts the content that could not be revalidated, until it is', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'health-'))
  try {
    const kept = new LastGoodStore<string>(folder)
    await kept.read('a page', async () => 'words')
    await kept.read('a page', broken)
    expect(await checker()()).toMatchObject({
      status: 'degraded',
      staleContent: { notRevalidated: 1 },
    })
    await kept.read('a page', async () => 'words')
    expect(await checker()()).toMatchObject({ status: 'ok', staleContent: { notRevalidated: 0 } })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
