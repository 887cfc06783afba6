import { expect, it } from 'vitest'
import { buildInSequence } from './builds-in-progress.ts'

it('buildInSequence runs one part after the other, and continues when one fails', async () => {
  const made: string[] = []
  const part = (name: string, fails: boolean) => ({
    name,
    says: 'being made',
    make: async () => {
      made.push(`${name} begins`)
      await Promise.resolve()
      if (fails) throw new Error(`${name} broke`)
      made.push(`${name} ends`)
    },
  })
  const parts = buildInSequence(
    [part('Search', false), part('Exchange', true), part('Studio', false)],
    new AbortController().signal,
  )
  const results = await Promise.allSettled(parts.map(({ over }) => over))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(made).toEqual([
    'Search begins',
    'Search ends',
    'Exchange begins',
    'Studio begins',
    'Studio ends',
  ])
})

it('buildInSequence starts no further part after it is aborted', async () => {
  const ending = new AbortController()
  const parts = buildInSequence(
    [
      { name: 'Search', says: '', make: async () => ending.abort(new Error('Ended')) },
      { name: 'Studio', says: '', make: () => Promise.reject(new Error('It was begun')) },
    ],
    ending.signal,
  )
  await expect(parts[1]?.over).rejects.toThrow('Ended')
})
