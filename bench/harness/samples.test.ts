import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { alternateSamples, readDuring, startSpread, takeSamples, timeChanges } from './samples.ts'

test('takeSamples drops warm-up samples', async () => {
  const taken: number[] = []
  const samples = await takeSamples(3, async (sample) => taken.push(sample), 2)
  expect(taken).toEqual([-2, -1, 0, 1, 2])
  expect(samples).toEqual([3, 4, 5])
})

test('alternateSamples alternates between subjects', async () => {
  const order: string[] = []
  const found = await alternateSamples(['a', 'b'], 2, async (subject) => order.push(subject))
  expect(order).toEqual(['a', 'b', 'a', 'b'])
  expect(found).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('timeChanges measures from each change to each of its ends, with a unique word', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const words: string[] = []
  const found = await timeChanges(2, {
    prepare: async () => {
      clock += 200
    },
    change: async (word) => {
      words.push(word)
      clock += 5
    },
    until: {
      soon: async () => {},
      late: async () => {
        await setImmediate()
        clock += 30
      },
    },
  })
  vi.restoreAllMocks()
  expect(new Set(words).size).toBe(2)
  expect(found).toEqual([
    ['soon', [5, 5]],
    ['late', [35, 35]],
  ])
})

test('startSpread starts work whether or not earlier work is done, and fails with any of it', async () => {
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = startSpread(20, 3, async (index) => {
    begun += 1
    await promise
    return index
  })
  await vi.waitFor(() => expect(begun).toBe(3))
  resolve()
  expect(await all).toEqual([0, 1, 2])
  await expect(startSpread(20, 3, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('readDuring reads until the work is over, and a failed read ends all', async () => {
  const read = async (at: number) => {
    await setImmediate()
    return at
  }
  const answers = await readDuring(2, read, () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(answers).toEqual(expect.arrayContaining([0, 1, 100, 101]))
  let after = 0
  const failing = async (at: number) => {
    after = await read(at)
    if (at === 100) throw new Error('no answer')
  }
  const forever = new Promise<void>(() => {})
  await expect(readDuring(2, failing, () => forever)).rejects.toThrow('no answer')
  await new Promise((resolve) => setTimeout(resolve, 20))
  const then = after
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(after).toBe(then)
})
