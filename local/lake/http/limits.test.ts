import { createClient } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { failure, testLake } from '../testing/test-lake.ts'
import { RateLimiter } from './rate-limiter.ts'

const NOW = 1_700_000_000_000

describe('the number of calls', () => {
  it('is limited by address, told in headers, and full again after a second', async () => {
    let time = NOW
    const limits = { requestsPerSecond: 5, mutationsPerSecond: 2 }
    await using lake = await testLake({ limits, now: () => time })
    const writer = lake.client('writer')
    await writer.create({ _type: 'page' })
    await writer.create({ _type: 'page' })
    const third = await failure(writer.create({ _type: 'page' }))
    expect(third).toMatchObject({ status: 429 })
    expect(third.message).toContain('2 mutations per second')
    const ping = () => fetch(`${lake.url}/v1/ping`)
    expect((await ping()).headers.get('ratelimit-remaining-second')).toBe('1')
    expect((await ping()).status).toBe(200)
    const refused = await ping()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('ratelimit-limit-second')).toBe('5')
    expect(await refused.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
    time += 1000
    await writer.create({ _type: 'page' })
    expect(await writer.fetch('count(*)')).toBe(3)
  })

  it('does not stand in the way of the real client, which tries again', async () => {
    const limits = { requestsPerSecond: 20, mutationsPerSecond: 10 }
    await using lake = await testLake({ limits })
    const client = createClient({
      ...lake.client('writer').config(),
      maxRetries: 5,
      retryDelay: () => 200,
    })
    const asked = Array.from({ length: 30 }, () => client.fetch('1 + 1'))
    expect(new Set(await Promise.all(asked))).toEqual(new Set([2]))
  })

  it('is counted for ten thousand addresses at most', () => {
    const limiter = new RateLimiter(1, () => NOW)
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, -1])
    for (let count = 0; count < 10_000; count += 1) limiter.take(`${count}`)
    expect(limiter.take('a')).toBe(0)
  })
})
