import { expect, it, vi } from 'vitest'
import { KeepLast } from './keep-last.ts'

it('gives the last good value when it cannot be read again', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const kept = new KeepLast<string>()
  expect(await kept.read('a', async () => 'one')).toEqual({ value: 'one', fresh: true })
  const failing = () => Promise.reject(new Error('down'))
  expect(await kept.read('a', failing)).toEqual({ value: 'one', fresh: false })
  expect(error).toHaveBeenCalledOnce()
  await expect(kept.read('b', failing)).rejects.toThrow('down')
})

it('forgets the oldest beyond its limit', async () => {
  const kept = new KeepLast<string>(1)
  await kept.read('a', async () => 'one')
  await kept.read('b', async () => 'two')
  await expect(kept.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})
