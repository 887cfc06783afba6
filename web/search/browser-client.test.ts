import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { SearchClient } from './browser-client.ts'

const servers: { close: () => void; closeAllConnections: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** A client of a server that answers with `answer`, and a record of the requests. */
async function clientOf(answer: Answer, seconds = 5) {
  const asked: { url: string; type: string | undefined; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      asked.push({ url: request.url ?? '', type: request.headers['content-type'], body })
      answer(request, response, asked.length)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const client = new SearchClient({
    apiKey: 'key',
    nodes: [{ url: `http://localhost:${port}` }],
    connectionTimeoutSeconds: seconds,
    numRetries: 1,
    cacheSearchResultsForSeconds: 10,
  })
  return { asked, search: (q: string) => client.multiSearch.perform({ searches: [{ q }] }) }
}

const works: Answer = (_, response) => response.end('{"results":[]}')

describe('the search client in browsers', () => {
  it('sends plain text with the key in the URL, which needs no CORS preflight', async () => {
    const { asked, search } = await clientOf(works)
    expect(await search('kline')).toEqual({ results: [] })
    expect(asked).toEqual([
      {
        url: '/multi_search?x-typesense-api-key=key',
        type: 'text/plain',
        body: expect.stringContaining('{"searches":[{"q":"kline",'),
      },
    ])
  })

  it('disables analytics for a query that looks private', async () => {
    const { asked, search } = await clientOf(works)
    await search('someone@exchange.example')
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      searches: [{ q: 'someone@exchange.example', enable_analytics: false }],
    })
  })

  it.each([
    [false, { found: 1, grouped_hits: [{ group_key: ['/docs/b'] }] }],
    [true, { code: 408, error: 'Request Timeout' }],
    [true, { found: 1, grouped_hits: [], search_cutoff: true }],
  ])(
    'sends a broader search when it finds little, and reports whether it is incomplete: %s',
    async (incomplete, last) => {
      const page = { found: 1, grouped_hits: [{ group_key: ['/docs/a'] }] }
      const { asked, search } = await clientOf((_, response, count) => {
        const first = { found: 0, request_params: { q: 'asked', per_page: 8 } }
        response.end(
          JSON.stringify({
            results: count % 2 === 1 ? [first] : [page, page, last, { found: 0, grouped_hits: [] }],
          }),
        )
      })
      const { results } = await search('how do I order giraffes')
      expect(results).toMatchObject([
        {
          found: incomplete ? 1 : 2,
          request_params: { q: 'how do I order giraffes', per_page: 8 },
          metadata: { broadened: true, incomplete },
        },
      ])
      expect(JSON.parse(asked[1]?.body ?? '').searches).toMatchObject([
        { q: 'order' },
        { q: 'giraffes' },
        { q: 'order giraffes' },
        { q: 'order giraffes', filter_by: expect.stringContaining('called') },
      ])
      // An incomplete result is not cached for the next attempt.
      await search('how do I order giraffes')
      expect(asked).toHaveLength(incomplete ? 4 : 2)
    },
  )

  it('returns the first results as incomplete when a later search fails', async () => {
    const { asked, search } = await clientOf((_, response, count) => {
      if (count > 1) response.statusCode = 503
      response.end(JSON.stringify({ results: [{ found: 1, grouped_hits: [] }] }))
    })
    expect((await search('order giraffes')).results).toMatchObject([
      { found: 1, metadata: { broadened: false, incomplete: true } },
    ])
    expect(asked).toHaveLength(3)
    // An incomplete result is not cached for the next attempt.
    await expect(search('order giraffes')).rejects.toThrow('503')
  })

  it('caches results, and sends a request again after a failure', async () => {
    const { asked, search } = await clientOf((request, response, count) => {
      if (count <= 2) response.statusCode = 503
      works(request, response, count)
    })
    await expect(search('kline')).rejects.toThrow('503')
    expect(asked).toHaveLength(2)
    await search('kline')
    await search('kline')
    expect(asked).toHaveLength(3)
  })

  it('retries after a broken connection, and not after a refusal', async () => {
    const shaky = await clientOf((request, response, count) => {
      if (count === 1) response.destroy()
      else works(request, response, count)
    })
    expect(await shaky.search('kline')).toEqual({ results: [] })
    const refused = await clientOf((_, response) => response.writeHead(401).end('{}'))
    await expect(refused.search('kline')).rejects.toThrow('401')
    expect(refused.asked).toHaveLength(1)
  })

  it('does not retry after a time-out', async () => {
    const { asked, search } = await clientOf(() => {}, 0.05)
    await expect(search('kline')).rejects.toThrow(/time/i)
    expect(asked).toHaveLength(1)
  })

  it('rejects when the response is not JSON', async () => {
    const { search } = await clientOf((_, response) => response.end('<html>'))
    await expect(search('kline')).rejects.toThrow()
  })
})
