import { expect, it, onTestFinished, vi } from 'vitest'
import { testLake } from '../../../local/lake/testing/test-lake.ts'
import { announceOnTime } from './announce-on-time.ts'

const time = (ms: number) => new Date(Date.now() + ms).toISOString()
const beside = (id: string) => [{ _key: id, _ref: id, _type: 'reference', _weak: true }]

it('announceOnTime invalidates pages once when an announcement starts and once when it ends', async () => {
  await using lake = await testLake()
  const client = lake.client('writer')
  const announcements: Record<string, object> = {
    long: { startsAt: time(-100_000), endsAt: time(100_000) },
    ended: { endsAt: time(-1000), sections: beside('one') },
    begins: { startsAt: time(300), sections: [...beside('one'), ...beside('two')] },
    always: {},
  }
  for (const [_id, fields] of Object.entries(announcements))
    await client.create({ _id, _type: 'announcement', ...fields })
  const told: string[][] = []
  const revalidate = vi
    .fn<(turned: { document: string; tags: string[] }[]) => Promise<void>>()
    .mockRejectedValueOnce(new Error('The site does not answer yet'))
    .mockImplementation(async (turned) => {
      told.push(...turned.map(({ document, tags }) => [document, ...tags]))
    })
  const error = vi.fn<(...words: unknown[]) => void>()
  const since = Date.now() - 60_000
  const clock = { since, revalidate, everyMs: 20, log: { error } }
  const stop = announceOnTime(lake.client('viewer'), clock)
  onTestFinished(stop)
  await expect.poll(() => told.length).toBe(2)
  expect(told.toSorted()).toEqual([
    ['begins', 'announcements:one', 'announcements:two'],
    ['ended', 'announcements:one'],
  ])
  expect(error).toHaveBeenCalledTimes(1)
  await client.create({ _id: 'soon', _type: 'announcement', endsAt: time(200) })
  await expect.poll(() => told[2]).toEqual(['soon', 'announcements'])
  expect(told).toHaveLength(3)
})

it('announceOnTime invalidates pages made too early when the clock is set back', async () => {
  await using lake = await testLake()
  const announcement = { _id: 'begins', _type: 'announcement', startsAt: time(60 * 60_000) }
  await lake.client('writer').create(announcement)
  const revalidate = vi.fn<(turned: { document: string }[]) => Promise<void>>().mockResolvedValue()
  const since = Date.now() + 24 * 60 * 60_000
  onTestFinished(announceOnTime(lake.client('viewer'), { since, revalidate, everyMs: 20 }))
  await expect
    .poll(() => revalidate.mock.calls.flat(2).map(({ document }) => document))
    .toEqual(['begins'])
})
