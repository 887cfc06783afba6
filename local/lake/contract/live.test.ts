import { CorsOriginError, createClient, type LiveEvent } from '@sanity/client'
import { expect } from 'vitest'
import { collectEvents } from '../testing/collect-events.ts'
import { contract } from '../testing/contract.ts'
import type { TestLake } from '../testing/test-lake.ts'

async function live(lake: TestLake, options: { includeDrafts?: boolean } = {}) {
  const collected = collectEvents<LiveEvent>(
    lake.client(options.includeDrafts ? 'viewer' : null).live.events(options),
  )
  await collected.until(1)
  return collected
}

contract(
  'GET /data/live/events/:dataset',
  '@sanity/client',
  'tells the tags with which a query was answered that has another result now',
  async (lake) => {
    const client = lake.client('administrator')
    await client.create({ _id: 'a', _type: 'page', next: { _ref: 'b', _weak: true } })
    const { syncTags } = await client.fetch(
      '*[_type == "page"]{next->}',
      {},
      { filterResponse: false },
    )
    using collected = await live(lake)
    await client.create({ _id: 'b', _type: 'other' })
    const [welcome, message] = await collected.until(2)
    expect(welcome).toMatchObject({ type: 'welcome', id: expect.any(String) })
    expect(message).toMatchObject({ type: 'message', id: expect.any(String) })
    const { tags, id } = message?.type === 'message' ? message : { tags: [], id: '' }
    expect(tags.some((tag) => syncTags?.includes(tag))).toBe(true)
    const pages = await lake
      .client(null)
      .fetch('*[_type == "page"]{next->}', {}, { lastLiveEventId: id })
    expect(pages).toMatchObject([{ next: { _id: 'b' } }])
  },
)

contract(
  'GET /data/live/events/:dataset',
  '@sanity/client',
  'tells of drafts only who asks for them, and only a user',
  async (lake) => {
    const client = lake.client('administrator')
    using published = await live(lake)
    using drafts = await live(lake, { includeDrafts: true })
    await client.create({ _id: 'drafts.a', _type: 'page' })
    await client.create({ _id: 'b', _type: 'page' })
    await Promise.all([published.until(2), drafts.until(3)])
    expect(published.received.slice(1)).toMatchObject([{ tags: ['s1:any'] }])
    expect(drafts.received.slice(1)).toMatchObject([{ tags: ['s1:any'] }, { tags: ['s1:any'] }])
    const unknown = createClient({ ...lake.client(null).config(), token: 'nobody-has-this-one' })
    using refused = collectEvents(unknown.live.events({ includeDrafts: true }))
    expect(await refused.failure).toMatchObject({ name: 'ConnectionFailedError', status: 401 })
    const url = `${lake.url}/v2025-02-19/data/live/events/production`
    expect((await fetch(`${url}?includeDrafts=true`)).status).toBe(401)
    expect((await fetch(`${url}?includeAllDocuments=true`)).status).toBe(401)
    using waits = collectEvents(lake.client(null).live.events({ waitFor: 'function' }))
    expect(String(await waits.failure)).toMatch(/waitFor/)
  },
)

contract(
  'GET /data/live/events/:dataset',
  '@sanity/client',
  'has who comes back read everything anew',
  async (lake) => {
    using collected = await live(lake)
    lake.lake.realtime.connections.endAll()
    const heard = await collected.until(3)
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'reconnect', 'restart'])
  },
)

contract(
  'GET /check/cors',
  '@sanity/client',
  'names the origin of a page that may not listen as the cause',
  async (lake) => {
    const origin = 'http://elsewhere.example'
    const asFromPage: typeof fetch = async (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('origin', origin)
      const response = await fetch(url, { ...init, headers })
      const allowed = response.headers.get('access-control-allow-origin')
      // A browser does not show other answers to the page.
      if (allowed !== '*' && allowed !== origin && response.status !== 403)
        throw new TypeError('Failed to fetch')
      return response
    }
    const client = createClient({ ...lake.client(null).config(), resolveFetch: () => asFromPage })
    using collected = collectEvents(client.live.events())
    expect(await collected.failure).toBeInstanceOf(CorsOriginError)
  },
)
