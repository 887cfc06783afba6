import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { isCurrent } from './is-current.ts'
import { LastGoodStore } from './last-good-store.ts'
import { siteState } from './site-state.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'keep-last-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.restoreAllMocks())

const failing = () => Promise.reject(new Error('down'))

it('LastGoodStore returns the last good value when a read fails, also in a new process', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const kept = new LastGoodStore<string>(folder)
  expect(await kept.read('a', async () => 'one')).toEqual({ value: 'one', fresh: true })
  expect(await new LastGoodStore<string>(folder).read('a', failing)).toEqual({
    value: 'one',
    fresh: false,
  })
  expect(error).toHaveBeenCalledOnce()
})

it('LastGoodStore stores concurrent reads whole, and leaves no other files', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  const own = path.join(folder, 'at-once')
  const words = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000))
  const readers = words.map((word) => new LastGoodStore<string>(own).read('a', async () => word))
  await Promise.all(readers)
  expect(warning).not.toHaveBeenCalled()
  expect(readdirSync(own)).toHaveLength(1)
  vi.spyOn(console, 'error').mockReturnValue()
  expect(words).toContain((await new LastGoodStore<string>(own).read('a', failing)).value)
})

it('LastGoodStore rethrows the failure when it has no last good value', async () => {
  await expect(new LastGoodStore<string>(folder).read('b', failing)).rejects.toThrow('down')
})

it('LastGoodStore returns the value and warns when the folder is not writable', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  expect(await new LastGoodStore<string>(file).read('c', async () => 'three')).toEqual({
    value: 'three',
    fresh: true,
  })
  expect(warning).toHaveBeenCalledOnce()
})

it('LastGoodStore does not reload a current value, also in a new process, and reloads an outdated one', async () => {
  const own = path.join(folder, 'current')
  const stale = new Set<string>()
  const kept = () => new LastGoodStore<string>(own, (tags) => !tags.some((tag) => stale.has(tag)))
  const tagsOf = (value: string) => [`tag of ${value}`]
  await kept().read('a', async () => 'one', tagsOf)
  expect(await kept().read('a', failing, tagsOf)).toEqual({ value: 'one', fresh: true })
  stale.add('tag of one')
  expect(await kept().current('a', tagsOf)).toBeUndefined()
  expect(await kept().read('a', async () => 'two', tagsOf)).toEqual({ value: 'two', fresh: true })
  expect(await kept().current('a', tagsOf)).toBe('two')
})

it('LastGoodStore reloads a value stored while the clock was ahead, in this or an earlier process', async () => {
  const own = path.join(folder, 'ahead')
  siteState().receivesInvalidations = true
  onTestFinished(() => {
    siteState().receivesInvalidations = false
    siteState().invalidatedAt.clear()
  })
  const kept = new LastGoodStore<string>(own, isCurrent)
  const tagsOf = () => ['tag']
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000)
  await kept.read('a', async () => 'old', tagsOf)
  vi.restoreAllMocks()
  expect(await kept.current('a', tagsOf)).toBe('old')
  siteState().invalidatedAt.set('tag', performance.now())
  expect((await kept.read('a', async () => 'new', tagsOf)).value).toBe('new')
  expect(await kept.current('a', tagsOf)).toBe('new')
  const [file = ''] = readdirSync(own)
  const earlier = { process: 'an earlier one', at: Number.MAX_SAFE_INTEGER, value: 'old' }
  writeFileSync(path.join(own, file), JSON.stringify(earlier))
  expect(await kept.current('a', tagsOf)).toBeUndefined()
})
