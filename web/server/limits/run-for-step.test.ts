import { expect, it } from 'vitest'
import { runForStep } from './run-for-step.ts'

const items = [1, 2, 3, 4]

it('runForStep counts failed items as left, and works on all others', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('busy')
    done.push(item)
  }
  const { left, failures } = await runForStep(items, { limit: 2, stepMs: 60_000 }, work)
  expect(done).toEqual([1, 3, 4])
  expect({ left, failures: failures.map(String) }).toEqual({ left: 1, failures: ['Error: busy'] })
})

it('runForStep starts no item after its time, and returns how many are left', async () => {
  const work = () => new Promise<void>((resolve) => setTimeout(resolve, 20))
  expect(await runForStep(items, { limit: 1, stepMs: 10 }, work)).toEqual({ left: 3, failures: [] })
})
