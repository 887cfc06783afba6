import { describe, expect, it } from 'vitest'
import { failure, testLake } from '../testing/test-lake.ts'

const NOW = 1_700_000_000_000

describe('the number of calls', () => {
  it('is limited, told in headers, and full again after a second', async () => {
    let time = NOW
    const limits = { requests: 5, mutations: 2, uploads: 2 }
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
})
