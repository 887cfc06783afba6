import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ChangeLog, positionAt } from '../../web/server/cluster/change-log.ts'
import { subscribe } from '../../web/server/cluster/subscribe.ts'
import { realRedis, standInRedis, type TestRedis } from '../support/redis.ts'
import { until } from '../support/until.ts'

const change = (document: string) => ({ document, rev: 'r1', tags: [document, 'sitemap'] })
const silent = { warn: () => {}, error: () => {} }

/** The Redis fake fulfils the same contract as the real Redis. */
describe.each([
  ['the stand-in', standInRedis],
  ['redis-server', realRedis],
])('with %s', (_kind, start) => {
  let redis: TestRedis
  const open: (() => void)[] = []

  beforeAll(async () => {
    redis = await start()
  })
  afterEach(() => {
    for (const close of open.splice(0)) close()
  })
  afterAll(() => redis.down())

  /** An instance connected to Redis, with the changes that it receives. */
  async function instance(name: string, since = 0) {
    const log = new ChangeLog(redis.url, name)
    open.push(() => log.close())
    const received: string[] = []
    const onChanges = async (changes: { document: string }[]) => {
      received.push(...changes.map(({ document }) => document))
    }
    open.push(subscribe(log, { since, onChanges, everyMs: 10, log: silent }))
    const answers = () =>
      log.read(positionAt(0)).then(
        () => true,
        () => false,
      )
    await until(answers)
    return { send: (document: string) => log.append(change(document)), received, answers }
  }

  it('delivers a change of one instance once to all others, in order', async () => {
    const [a, b, c] = [await instance('order'), await instance('order'), await instance('order')]
    for (const document of ['page-a', 'page-b']) await a.send(document)
    await b.send('page-中文')
    await expect.poll(() => c.received).toEqual(['page-a', 'page-b', 'page-中文'])
    await expect.poll(() => a.received).toEqual(['page-中文'])
    expect(b.received).toEqual(['page-a', 'page-b'])
  })

  it('delivers all changes since its build to an instance that starts later', async () => {
    const a = await instance('later')
    const many = Array.from({ length: 1100 }, (_, number) => `page-${number}`)
    for (let from = 0; from < many.length; from += 100)
      await Promise.all(many.slice(from, from + 100).map((document) => a.send(document)))
    const others = [
      await instance('later', Date.now() + 60_000),
      await instance('another site', Date.now() - 60_000),
    ]
    const late = await instance('later', Date.now() - 60_000)
    await expect.poll(() => late.received).toEqual(many)
    expect(others.flatMap(({ received }) => received)).toEqual([])
  })

  it('expires 90 days after the last change', async () => {
    const a = await instance('kept')
    await a.send('page-a')
    const client = createClient({ url: redis.url, RESP: 2, disableClientInfo: true })
    await client.connect()
    expect(Math.round((await client.ttl('docs:kept:changes')) / 86_400)).toBe(90)
    client.destroy()
  })

  it('reports that Redis is down, and continues with an empty Redis', async () => {
    const [a, b] = [await instance('away'), await instance('away')]
    await a.send('page-before')
    await expect.poll(() => b.received).toEqual(['page-before'])
    await redis.down()
    await expect(a.send('page-lost')).rejects.toThrow()
    await redis.up()
    await until(a.answers)
    await a.send('page-after')
    await expect.poll(() => b.received).toEqual(['page-before', 'page-after'])
  })

  it('does not wait for a Redis that hangs', async () => {
    const a = await instance('hangs')
    redis.hang()
    const begun = performance.now()
    await expect(a.send('page-a')).rejects.toThrow()
    expect(performance.now() - begun).toBeLessThan(5000)
    await redis.down()
    await redis.up()
    await until(a.answers)
    await a.send('page-a')
  })
})

it('a change that could not be handled is delivered again, and logged once', async () => {
  const said: string[] = []
  const log = { error: () => said.push('away'), warn: () => said.push('back') }
  const places: string[] = []
  const read = async (place: string) => {
    places.push(place)
    return { changes: place === '0-0' ? [change('page-a')] : [], place: '7-0', more: false }
  }
  let failures = 3
  const onChanges = async () => {
    if (failures-- > 0) throw new Error('the site does not take it yet')
  }
  const stop = subscribe({ read }, { since: 0, onChanges, everyMs: 1, log })
  await until(async () => places.length > 6)
  stop()
  expect(places.slice(0, 6)).toEqual(['0-0', '0-0', '0-0', '0-0', '7-0', '7-0'])
  expect(said).toEqual(['away', 'back'])
})
