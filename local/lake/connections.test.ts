import { once } from 'node:events'
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { hashPassword } from './auth/password.ts'
import { collectEvents } from './testing/collect-events.ts'
import { seedUsers, type TestLake, testLake, tokenOf } from './testing/test-lake.ts'

const LISTEN = '/v2025-02-19/data/listen/production?query=*&includeResult=true&enableResume=true'

/** Opens a stream as the viewer; gives the response without reading it. */
function open({ url }: TestLake, path = LISTEN, more: RequestOptions = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${tokenOf('viewer')}` }
    const options = { headers, agent: new Agent(), ...more }
    request(new URL(path, url), options, resolve).once('error', reject).end()
  })
}

/** The same as nobody, from an address as a proxy tells it. */
const openAsNobody = (lake: TestLake, address: string) =>
  open(lake, LISTEN, { headers: { host: 'lake.example', 'x-forwarded-for': address } })

/** Those of the viewer and of everybody else who is signed in. */
const channelsOf = ({ lake }: TestLake) => lake.realtime.channelsOf(lake.users.person('viewer'))

/** Waits for a condition that something else brings about. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate)
}

/** A connection that says what it is told, and what it is answered until it is closed. */
function speak({ url }: TestLake, text: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  return { socket, answer: new Promise((resolve) => socket.once('close', () => resolve(heard))) }
}

it('serves a thousand streams at a time, and tells all of them of a write', async () => {
  await using lake = await testLake()
  const before = process.memoryUsage().rss
  const responses = await Promise.all(Array.from({ length: 1000 }, () => open(lake)))
  expect(lake.lake.realtime.connections.size).toBe(1000)
  expect(channelsOf(lake).size).toBe(1)
  const heard = responses.map(
    (response) =>
      new Promise<number>((resolve) => {
        response.setEncoding('utf8').on('data', (chunk: string) => {
          if (chunk.includes('event: mutation')) resolve(performance.now())
        })
      }),
  )
  await lake.client('administrator').create({ _id: 'a', _type: 'page' })
  await Promise.all(heard)
  // Both ends of all connections are in this process.
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  for (const response of responses) response.destroy()
  await until(() => lake.lake.realtime.connections.size === 0)
  expect(channelsOf(lake).size).toBe(0)
})

it('cuts off who leaves too much unread, and nobody else', async () => {
  await using lake = await testLake({ connections: { bufferedBytes: 256 * 1024 } })
  const client = lake.client('administrator')
  const { connections } = lake.lake.realtime
  const idle = await open(lake)
  let welcome = ''
  idle.setEncoding('utf8').on('data', (chunk: string) => {
    welcome += chunk
    if (welcome.includes('event: welcome')) idle.pause()
  })
  await until(() => idle.isPaused())
  using reader = collectEvents(lake.client('viewer').listen('*'))
  await until(() => connections.size === 2)
  const large = 'x'.repeat(100_000)
  let written = 0
  // The kernel takes some megabytes for the reader before the lake has to.
  while (connections.size === 2 && written < 500) {
    await client.createOrReplace({ _id: 'a', _type: 'page', large, written })
    written += 1
  }
  expect(connections.size).toBe(1)
  await reader.until(written)
  idle.destroy()
})

it('cuts off who reads nothing between two signs of life', async () => {
  await using lake = await testLake({
    connections: { tickMs: 50, bufferedBytes: 64 * 1024 * 1024 },
  })
  const stuck = await open(lake)
  stuck.pause()
  const large = 'x'.repeat(2_000_000)
  for (let count = 0; count < 8; count++)
    await lake.client('administrator').createOrReplace({ _id: 'a', _type: 'page', large, count })
  await until(() => lake.lake.realtime.connections.size === 0)
  stuck.destroy()
})

it('refuses a stream too many: listeners come back later, live readers are sent away', async () => {
  await using lake = await testLake({ connections: { streams: 1 } })
  const only = await open(lake)
  const refused = await open(lake)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  const live = collectEvents(lake.client(null).live.events())
  const away = await live.until(1)
  live[Symbol.dispose]()
  expect(away).toMatchObject([
    { type: 'goaway', data: { reason: expect.stringMatching(/Too many streams/) } },
  ])
  using patient = collectEvents<{ type: string }>(
    lake.client('viewer').listen('*', {}, { events: ['welcome', 'reconnect'] }),
  )
  await patient.until(1)
  only.destroy()
  await patient.until(2)
  expect(patient.received.map(({ type }) => type)).toEqual(['reconnect', 'welcome'])
})

it('gives nobody more than a share of the streams, each address a part of it, and keeps the others', async () => {
  const passwordHash = hashPassword('any long password')
  await using lake = await testLake({
    connections: { streams: 9, ofNobody: 6, ofAddress: 4 },
    publicHosts: ['lake.example'],
    users: seedUsers.map((user) => ({ ...user, passwordHash })),
  })
  const statuses = async (count: number, address: string) => {
    const opened = []
    for (let index = 0; index < count; index++) opened.push(await openAsNobody(lake, address))
    return opened.map(({ statusCode }) => statusCode)
  }
  expect(await statuses(5, '192.0.2.1')).toEqual([200, 200, 200, 200, 503])
  expect(await statuses(3, '192.0.2.2')).toEqual([200, 200, 503])
  for (let index = 0; index < 3; index++) expect((await open(lake)).statusCode).toBe(200)
  expect((await open(lake)).statusCode).toBe(503)
})

it('answers a write, and tells who is signed in, before the filters of nobody are matched', async () => {
  await using lake = await testLake()
  const list = Array.from({ length: 50 }, (_, n) => n)
  for (let index = 0; index < 60; index++) {
    const query = `*[count(list[count(^.list[@ > -${index + 1}]) > 0]) > 0]`
    const path = LISTEN.replace('query=*', `query=${encodeURIComponent(query)}`)
    await open(lake, path, { headers: {} })
  }
  using member = collectEvents(lake.client('viewer').listen('*'))
  await until(() => lake.lake.realtime.connections.size === 61)
  const nobodys = lake.lake.realtime.channelsOf(null)
  await lake.client('administrator').create({ _id: 'a', _type: 'page', list })
  expect(nobodys.waiting).toBe(1)
  await member.until(1)
  expect(nobodys.waiting).toBe(1)
  await until(() => nobodys.waiting === 0)
  expect(nobodys.size).toBe(60)
})

it('refuses a connection too many and says so', async () => {
  await using lake = await testLake({ connections: { sockets: 2 } })
  const first = speak(lake, 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const second = speak(lake, 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => first.socket.once('data', resolve))
  await new Promise((resolve) => second.socket.once('data', resolve))
  const third = await speak(lake, 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n').answer
  expect(third).toMatch(/^HTTP\/1.1 503 /)
  expect(third).toMatch(/as many connections as it can have/)
  first.socket.destroy()
  await first.answer
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
  second.socket.destroy()
})

it('ends requests that are sent too slowly', async () => {
  await using lake = await testLake({
    connections: { headersMs: 100, requestMs: 200, checkMs: 20 },
  })
  const headers = speak(lake, 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
  expect(await headers.answer).toMatch(/^HTTP\/1.1 408 /)
  const body = speak(
    lake,
    `POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokenOf('writer')}\r\nContent-Length: 100\r\n\r\n{`,
  )
  await body.answer
})

it('keeps a connection on which nothing is asked for longer than a request may take', async () => {
  await using lake = await testLake({
    connections: { headersMs: 100, requestMs: 100, checkMs: 20 },
  })
  const ping = 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const kept = speak(lake, ping)
  await once(kept.socket, 'data')
  // One that began later and has said too little for too long is gone.
  await speak(lake, 'GET /v1/ping HTTP/1.1\r\n').answer
  kept.socket.write(ping)
  await once(kept.socket, 'data')
  kept.socket.destroy()
  expect(await kept.answer).toMatch(/200 OK.*200 OK/s)
})

it('is heard again by listeners after it was started anew', async () => {
  const lake = await testLake()
  const client = lake.client('administrator')
  using collected = collectEvents<{ type: string }>(
    lake.client('viewer').listen(
      '*',
      {},
      {
        enableResume: true,
        events: ['welcome', 'welcomeback', 'mutation', 'reconnect', 'reset'],
      },
    ),
  )
  await collected.until(1)
  await client.create({ _id: 'a', _type: 'page' })
  await collected.until(2)
  await lake.close()
  await using again = await testLake({
    dataDir: lake.dataDir,
    port: Number(new URL(lake.url).port),
  })
  await again.client('administrator').create({ _id: 'b', _type: 'page' })
  const heard = await collected.until(5)
  const types = heard.map(({ type }) => type).filter((type) => type !== 'reconnect')
  expect(types).toEqual(['welcome', 'mutation', 'welcomeback', 'mutation'])
})

it('closes while a socket is open that says nothing', async () => {
  const lake = await testLake()
  const key = Buffer.alloc(16).toString('base64')
  const { socket, answer } = speak(
    lake,
    `GET /v1/socket/production HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  await lake.close()
  expect(await answer).toMatch(/^HTTP\/1.1 101 /)
})

it('gives up a listener whose filter takes too long, and goes on', async () => {
  await using lake = await testLake()
  const client = lake.client('administrator')
  const each = '*[count(list[count(^.list[@ > -1]) > 0]) > 0]'
  using slow = collectEvents(lake.client('viewer').listen(each))
  using sound = collectEvents(lake.client('viewer').listen('*'))
  await until(() => lake.lake.realtime.connections.size === 2)
  await client.create({ _id: 'a', _type: 'page', list: Array.from({ length: 5000 }, (_, n) => n) })
  await sound.until(1)
  expect(await slow.failure).toMatchObject({ name: 'ChannelError' })
  expect(channelsOf(lake).size).toBe(1)
})
