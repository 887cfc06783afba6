import { afterEach, expect, it, vi } from 'vitest'
import { contradictions } from '../testing/contradictions.ts'
import { testLake } from '../testing/test-lake.ts'
import { bodies, receiver } from '../testing/test-receiver.ts'

const HOUR = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

/** Sets the clock of this process, in which the lake runs; timers go on as they did. */
const clockAt = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })

it('tells of writes in their order when the clock goes back between them', async () => {
  await using site = await receiver()
  const webhook = { url: site.url, secret: 'secret' }
  const { dataDir, ...first } = await testLake({ webhook })
  const now = Date.now()
  const client = first.client('writer')
  clockAt(now)
  const made = await client.create({ _id: 'a', _type: 'page', n: 0 })
  clockAt(now - 2 * HOUR)
  const second = await client.patch('a').set({ n: 1 }).commit()
  clockAt(now - HOUR)
  const third = await client.patch('a').set({ n: 2 }).commit()
  await site.until(3)
  const revisions = [made._rev, second._rev, third._rev]
  expect(bodies(site.got)).toMatchObject(revisions.map((rev) => ({ rev })))

  const history = first.lake.database.prepare('SELECT id FROM transactions ORDER BY seq').all()
  expect(history.map(({ id }) => id)).toEqual(revisions)
  const old = await client.request<{ documents: { n: number }[] }>({
    url: '/data/history/production/documents/a',
    query: { revision: second._rev },
  })
  expect(old.documents[0]?.n).toBe(1)
  await first.close()
  const again = await testLake({ dataDir })
  expect(await again.client('writer').getDocument('a')).toMatchObject({ n: 2, _rev: third._rev })
  await again.close()
  expect(contradictions(dataDir)).toEqual([])
})

it('keeps those who are signed in when the clock goes back, and ends them when it is time', async () => {
  await using lake = await testLake()
  const now = Date.now()
  clockAt(now)
  const token = lake.lake.sessions.start('writer')
  clockAt(now - 24 * HOUR)
  expect(lake.lake.sessions.find(token)?.user.id).toBe('writer')
  clockAt(now + 365 * 24 * HOUR)
  expect(lake.lake.sessions.find(token)).toBeNull()
})
