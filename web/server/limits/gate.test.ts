import { expect, it } from 'vitest'
import { Gate } from './gate.ts'

it('Gate runs a limited number at a time, and others in order of arrival', async () => {
  const gate = new Gate(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, index) =>
    gate.pass(() => {
      begun.push(index)
      return promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('It failed'))
  await expect(all[1]).rejects.toThrow('It failed')
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await Promise.allSettled(all)
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
