import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { collectEvents } from './testing/collect-events.ts'
import { type TestLake, testLake, tokenOf } from './testing/test-lake.ts'

const LISTEN = '/v2025-02-19/data/listen/production?query=*&includeResult=true&enableResume=true'

/** Opens a stream as the viewer; returns the response without reading it. */
function open({ url }: TestLake, path = LISTEN, more: RequestOptions = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${tokenOf('viewer')}` }
    const options = { headers, agent: new Agent(), ...more }
    request(new URL(path, url), options, resolve).once('error', reject).end()
  })
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate)
}

/** A raw connection that sends `text`, and the answer until it is closed. */
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

it('the lake disconnects a listener that leaves too much unread, and no other', async () => {
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
  // The kernel buffers some megabytes before the lake has to.
  while (connections.size === 2 && written < 500) {
    await client.createOrReplace({ _id: 'a', _type: 'page', large, written })
    written += 1
  }
  expect(connections.size).toBe(1)
  await reader.until(written)
  idle.destroy()
})

it('the lake disconnects a listener that reads nothing between two keep-alives', async () => {
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

it('the lake closes although a silent socket is open', async () => {
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
