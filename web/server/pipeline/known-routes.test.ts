import { expect, it, vi } from 'vitest'
import { KnownRoutes } from './known-routes.ts'

const offered = (...paths: string[]) => ({ paths: new Set(paths), areas: new Set(['v5']) })

/** A list of paths that a test changes, with or without notifying of it. */
function content(...paths: string[]) {
  const state = { paths, changedAt: 0, now: 1000, reads: 0, fails: false }
  const known = new KnownRoutes({
    read: async () => {
      state.reads += 1
      if (state.fails) throw new Error('The lake is away')
      return offered(...state.paths)
    },
    changedAt: () => state.changedAt,
    now: () => state.now,
  })
  return { state, known }
}

it('KnownRoutes knows pages in all formats and routes without a page, without another read', async () => {
  const { state, known } = content('v5/a')
  for (const there of [
    'v5/a',
    'zh-TW/v5/a',
    'v5/a.md',
    'v5/a.html',
    'og/en/v5/a.png',
    'llms/v5.txt',
  ])
    expect(await known.has(`/docs/${there}`), there).toBe(true)
  for (const nothing of ['v5/b', 'zh-TW/v5/b.json', 'llms/v6.txt', 'specs/none.yaml', 'api/x'])
    expect(await known.has(`/docs/${nothing}`), nothing).toBe(false)
  expect(await known.has('/docs/api/health')).toBe(true)
  expect(state.reads).toBe(1)
})

it('KnownRoutes finds a newly published page once it was notified', async () => {
  const { state, known } = content('v5/a')
  expect(await known.has('/docs/v5/b')).toBe(false)
  state.paths = ['v5/a', 'v5/b']
  state.changedAt = 2000
  state.now = 2001
  expect(await known.has('/docs/v5/b')).toBe(true)
})

it('KnownRoutes finds a newly published page after a while without a notification', async () => {
  const { state, known } = content('v5/a')
  expect(await known.has('/docs/v5/b')).toBe(false)
  state.paths = ['v5/b']
  expect(await known.has('/docs/v5/b')).toBe(false)
  state.now += 6 * 60_000
  expect(await known.has('/docs/v5/b')).toBe(true)
})

it('KnownRoutes reads once for concurrent requests', async () => {
  const { state, known } = content('v5/a')
  await Promise.all(['b', 'c', 'd'].map((name) => known.has(`/docs/v5/${name}`)))
  expect(state.reads).toBe(1)
})

it('KnownRoutes accepts all addresses while the list cannot be read, and does not read for each', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { state, known } = content('v5/a')
  state.fails = true
  for (const name of ['b', 'c', 'd']) expect(await known.has(`/docs/v5/${name}`)).toBe(true)
  expect(state.reads).toBe(1)
  state.fails = false
  state.now += 20_000
  expect(await known.has('/docs/v5/b')).toBe(false)
})
