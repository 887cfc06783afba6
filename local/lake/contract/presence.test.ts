import { fromSanityClient } from '@sanity/bifur-client'
import type { SanityClient } from '@sanity/client'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { type CollectedEvents, collectEvents } from '../testing/collect-events.ts'
import { contract } from '../testing/contract.ts'
import { clientOf, STUDIO, type TestLake, testLake, tokenOf } from '../testing/test-lake.ts'

type Event = { type: string; i: string; m?: Record<string, unknown>; session?: string }
type Who = 'writer' | 'translator' | 'viewer'

/** The Studio's socket client; its type does not quite accept this client. */
const bifurOf = (client: SanityClient) =>
  fromSanityClient({
    config: () => ({ dataset: 'production', token: client.config().token ?? '' }),
    getUrl: (path) => client.getUrl(path),
  })

/** A user's browser tab, with the calls of the Studio's presence. */
function tab(lake: { url: string }, who: Who) {
  const bifur = bifurOf(clientOf(lake.url, who))
  const done = (request: ReturnType<typeof bifur.request>) =>
    new Promise((resolve, reject) => request.subscribe({ next: resolve, error: reject }))
  return {
    bifur,
    hear: (): CollectedEvents<Event> => collectEvents(bifur.listen<Event>('presence')),
    announce: (sessionId: string, locations: unknown[]) =>
      done(bifur.request('presence_announce', { data: { sessionId, locations } })),
    rollCall: (session: string) => done(bifur.request('presence_rollcall', { session })),
    disconnect: (session: string) => done(bifur.request('presence_disconnect', { session })),
  }
}

const place = (documentId: string, ...path: string[]) => ({
  type: 'document',
  documentId,
  path,
  lastActiveAt: '2026-01-01T00:00:00.000Z',
})

const socketUrl = ({ url }: { url: string }) =>
  `${url.replace('http', 'ws')}/v2022-06-30/socket/production?tag=sanity.studio`

/** How a rejected socket ends: the HTTP status, or the close code. */
function ending(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.once('close', (code) => resolve(code))
    socket.on('error', () => {})
  })
}

const opened = (socket: WebSocket) => new Promise((resolve) => socket.once('open', resolve))

contract(
  'GET /socket/:dataset',
  'Studio',
  'shows users each other, in which document and field they are, and when they go',
  async (lake) => {
    const [writer, translator] = [tab(lake, 'writer'), tab(lake, 'translator')]
    using heardByWriter = writer.hear()
    await writer.announce('session-w', [place('drafts.a', 'title')])
    await heardByWriter.until(1)
    // A later subscriber gets the current state of everyone.
    using heardByTranslator = translator.hear()
    expect(await heardByTranslator.until(1)).toEqual([
      {
        type: 'state',
        i: 'writer',
        m: { sessionId: 'session-w', locations: [place('drafts.a', 'title')] },
      },
    ])
    await translator.rollCall('session-t')
    await translator.announce('session-t', [place('drafts.a', 'body')])
    await writer.announce('session-w', [place('drafts.a', 'slug')])
    await translator.disconnect('session-t')
    expect((await heardByWriter.until(5)).slice(1)).toEqual([
      { type: 'rollCall', i: 'translator', session: 'session-t' },
      {
        type: 'state',
        i: 'translator',
        m: { sessionId: 'session-t', locations: [place('drafts.a', 'body')] },
      },
      {
        type: 'state',
        i: 'writer',
        m: { sessionId: 'session-w', locations: [place('drafts.a', 'slug')] },
      },
      { type: 'disconnect', i: 'translator', m: { session: 'session-t' } },
    ])
    using heartbeats = collectEvents(writer.bifur.heartbeats)
    await heartbeats.until(1)
  },
)

contract(
  'GET /socket/:dataset',
  'Studio',
  'says goodbye for who closed without a word, and not for who came back in another socket',
  async (lake) => {
    const viewer = tab(lake, 'viewer')
    using heard = viewer.hear()
    await viewer.announce('session-v', [])
    const speak = async (session: string) => {
      const socket = new WebSocket(socketUrl(lake), {
        headers: { authorization: `Bearer ${tokenOf('writer')}` },
      })
      await opened(socket)
      const params = { apiVersion: 'v1', data: { sessionId: session, locations: [] } }
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_announce', params }))
      return socket
    }
    const first = await speak('session-w')
    await heard.until(2)
    const second = await speak('session-w')
    await heard.until(3)
    first.terminate()
    const other = await speak('session-o')
    await heard.until(4)
    second.terminate()
    await heard.until(5)
    other.close()
    expect(
      (await heard.until(6)).map(({ type, m }) => [type, m?.['sessionId'] ?? m?.['session']]),
    ).toEqual([
      ['state', 'session-v'],
      ['state', 'session-w'],
      ['state', 'session-w'],
      ['state', 'session-o'],
      ['disconnect', 'session-w'],
      ['disconnect', 'session-o'],
    ])
  },
)

contract(
  'GET /socket/:dataset',
  'browser',
  'lets in by the session cookie, and only from pages that may use the lake',
  async (lake) => {
    const cookie = `sanitySession=${lake.lake.sessions.start('viewer')}`
    const from = (origin: string) => new WebSocket(socketUrl(lake), { headers: { cookie, origin } })
    expect(await ending(from('http://elsewhere.example'))).toBe(403)
    const socket = from(STUDIO)
    await opened(socket)
    const answer = new Promise((resolve) => {
      socket.on('message', (data) => {
        if (String(data) !== '♥') resolve(JSON.parse(String(data)))
      })
    })
    socket.send('{"jsonrpc":"2.0","id":"1","method":"presence_subscribe","params":{}}')
    expect(await answer).toEqual({ jsonrpc: '2.0', id: '1', result: expect.any(String) })
    const closed = ending(socket)
    await fetch(`${lake.url}/v1/auth/logout`, {
      method: 'POST',
      headers: { cookie, origin: STUDIO },
    })
    expect(await closed).toBe(4001)
    expect((await fetch(socketUrl(lake).replace('ws', 'http'))).status).toBe(426)
    expect(await ending(new WebSocket(socketUrl(lake).replace('production', 'other')))).toBe(404)
  },
)

/** Sends a message and returns the error in the answer. */
async function errorOf(socket: WebSocket, message: string): Promise<unknown> {
  const answer = new Promise((resolve) => {
    socket.on('message', (data) => {
      if (String(data) !== '♥') resolve(JSON.parse(String(data)).error)
    })
  })
  socket.send(message)
  return answer
}

contract(
  'GET /socket/:dataset',
  'Studio',
  'refuses strangers, and what it cannot read',
  async (lake) => {
    const call = (method: string, params: unknown = {}) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const stranger = new WebSocket(socketUrl(lake))
    await opened(stranger)
    expect(await errorOf(stranger, call('presence_subscribe'))).toMatchObject({ code: 4001 })
    const shut = ending(stranger)
    stranger.send(call('authorization', { authorization: 'Bearer nobody-has-this-one' }))
    expect(await shut).toBe(4001)
    const viewer = new WebSocket(socketUrl(lake), {
      headers: { authorization: `Bearer ${tokenOf('viewer')}` },
    })
    await opened(viewer)
    expect(await errorOf(viewer, '{')).toMatchObject({ code: -32600 })
    expect(await errorOf(viewer, call('somethingElse'))).toMatchObject({ code: -32600 })
  },
)

/** Whether such a client is still connected after several keep-alives. */
async function outlives(lake: TestLake, autoPong: boolean): Promise<boolean> {
  const socket = new WebSocket(socketUrl(lake), {
    autoPong,
    headers: { authorization: `Bearer ${tokenOf('viewer')}` },
  })
  let beats = 0
  return new Promise((resolve) => {
    socket.on('message', () => {
      beats += 1
      if (beats > 5) resolve(true)
    })
    socket.on('close', () => resolve(false))
    socket.on('error', () => {})
  })
}

contract(
  'GET /socket/:dataset',
  'Studio',
  'beats, and lets go of who does not answer',
  async ({ client }) => {
    await using quick = await testLake({ connections: { tickMs: 30 } })
    expect(await outlives(quick, true)).toBe(true)
    expect(await outlives(quick, false)).toBe(false)
    // The hosted lake also accepts requests without a token.
    using heartbeats = collectEvents(bifurOf(client(null)).heartbeats)
    await heartbeats.until(1)
  },
)
