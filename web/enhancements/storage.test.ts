import { afterEach, expect, it, vi } from 'vitest'
import { store, stored } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a server keeps nothing, and says nothing of it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  store('a', '1')
  expect(stored('a')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

it('a browser that refuses is told of once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', undefined)
  store('a', '1')
  expect(stored('a')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})
