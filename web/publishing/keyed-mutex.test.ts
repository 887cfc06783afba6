import { expect, it } from 'vitest'
import { KeyedMutex } from './keyed-mutex.ts'

it('KeyedMutex keeps the order within a key, also after a failure, and does not block other keys', async () => {
  const queue = new KeyedMutex()
  const seen: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = queue.run('a', async () => {
    await gate
    seen.push('a1')
    throw new Error('refused')
  })
  const second = queue.run('a', async () => seen.push('a2'))
  await queue.run('b', async () => seen.push('b1'))
  release()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(seen).toEqual(['b1', 'a1', 'a2'])
})
