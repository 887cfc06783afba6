import { afterEach, expect, it, vi } from 'vitest'
import { localValue, setLocalValue } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('localValue returns nothing on a server, without a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  setLocalValue('a', '1')
  expect(localValue('a')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

it('storage that the browser refuses is reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', undefined)
  setLocalValue('a', '1')
  expect(localValue('a')).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})
