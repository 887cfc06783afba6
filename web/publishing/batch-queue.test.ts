import { expect, it } from 'vitest'
import { BatchQueue } from './batch-queue.ts'

/** Rounds of which each turn ends when it is told to; `begun` are the turns so far, by round. */
function heldRounds(atATime = 10) {
  const begun: string[] = []
  const held: (() => void)[] = []
  let round = 0
  const rounds = new BatchQueue({
    begin: () => ++round,
    turn: (key, number) => {
      begun.push(`${number}:${key}`)
      return new Promise<void>((resolve, reject) => {
        held.push(() => (key === 'bad' ? reject(new Error('refused')) : resolve()))
      })
    },
    atATime,
  })
  const endAll = () => {
    for (const end of held.splice(0)) end()
  }
  return { rounds, begun, endAll }
}

it('gives what was asked for many times during a round one turn, in the next', async () => {
  const { rounds, begun, endAll } = heldRounds()
  const first = rounds.enqueue('a')
  const later = [...'abababab'].map((key) => rounds.enqueue(key))
  expect(begun).toEqual(['1:a'])
  endAll()
  await first
  await expect.poll(() => begun).toEqual(['1:a', '2:a', '2:b'])
  endAll()
  await Promise.all(later)
  expect(begun).toHaveLength(3)
})

it('has no more turns at the same time than it may', async () => {
  const { rounds, begun, endAll } = heldRounds(2)
  const all = ['a', ...'bcdef'].map((key) => rounds.enqueue(key))
  for (const count of [1, 3, 5, 6]) {
    await expect.poll(() => begun.length).toBe(count)
    endAll()
  }
  await Promise.all(all)
})

it('fails for those alone who asked for what failed, and continues', async () => {
  const { rounds, begun, endAll } = heldRounds()
  const [good, bad] = [rounds.enqueue('good'), rounds.enqueue('bad')]
  endAll()
  await good
  await expect.poll(() => begun).toContain('2:bad')
  endAll()
  await expect(bad).rejects.toThrow('refused')
  const again = rounds.enqueue('bad')
  await expect.poll(() => begun).toContain('3:bad')
  endAll()
  await expect(again).rejects.toThrow('refused')
})
