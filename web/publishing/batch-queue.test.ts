import { expect, it } from 'vitest'
import { BatchQueue } from './batch-queue.ts'

/** A queue whose turns end when the test calls `endAll`; `begun` lists the turns as `round:key`. */
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

it('BatchQueue runs a key that is enqueued many times during a round once, in the next round', async () => {
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

it('BatchQueue runs no more turns at a time than `atATime`', async () => {
  const { rounds, begun, endAll } = heldRounds(2)
  const all = ['a', ...'bcdef'].map((key) => rounds.enqueue(key))
  for (const count of [1, 3, 5, 6]) {
    await expect.poll(() => begun.length).toBe(count)
    endAll()
  }
  await Promise.all(all)
})

it('BatchQueue rejects only for callers of a failed key, and continues with later rounds', async () => {
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
