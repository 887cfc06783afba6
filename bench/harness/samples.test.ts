import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { followed, inTurns, sampled } from './samples.ts'

test('what warms up is no sample', async () => {
  const taken: number[] = []
  const samples = await sampled(3, async (sample) => taken.push(sample), 2)
  expect(taken).toEqual([-2, -1, 0, 1, 2])
  expect(samples).toEqual([3, 4, 5])
})

test('samples of several subjects are taken in turns', async () => {
  const order: string[] = []
  const found = await inTurns(['a', 'b'], 2, async (subject) => order.push(subject))
  expect(order).toEqual(['a', 'b', 'a', 'b'])
  expect(found).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('a change is timed from its beginning to each of its ends, with a word of its own', async () => {
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const words: string[] = []
  const found = await followed(2, {
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
