import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './free-port.ts'
import { openPortForwarder, type PortForwarder } from './port-forwarder.ts'

const servers: Server[] = []
let forwarder: PortForwarder | undefined

afterEach(async () => {
  await forwarder?.close()
  for (const server of servers.splice(0)) server.close()
})

/** A server that answers its name; `/slow` waits until the test releases it. */
async function serverNamed(name: string) {
  let letGo: () => void = () => {}
  const go = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = createServer(async ({ url }, response) => {
    response.write(`${name} `)
    if (url === '/slow') await go
    response.end('answered')
  })
  servers.push(server)
  const port = await freePort()
  await once(server.listen(port, 'localhost'), 'listening')
  return { port, letGo }
}

async function ask(port: number, path = '/', agent = new Agent()): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(
    get({ host: 'localhost', port, path, agent }),
    'response',
  )
  if (!response) throw new Error('There was no response')
  return response
}

it('openPortForwarder sends new connections to the new server, and loses no pending answer', async () => {
  const [first, second] = [await serverNamed('first'), await serverNamed('second')]
  const port = await freePort()
  forwarder = await openPortForwarder(port, first.port)
  const underWay = await ask(port, '/slow')
  forwarder.forwardTo(second.port)
  expect(await text(await ask(port))).toBe('second answered')
  first.letGo()
  expect(await text(underWay)).toBe('first answered')
})

it('openPortForwarder keeps a keep-alive connection at its server', async () => {
  const [first, second] = [await serverNamed('first'), await serverNamed('second')]
  const port = await freePort()
  forwarder = await openPortForwarder(port, first.port)
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await text(await ask(port, '/', kept))).toBe('first answered')
  forwarder.forwardTo(second.port)
  expect(await text(await ask(port, '/', kept))).toBe('first answered')
  kept.destroy()
})

it('openPortForwarder hangs up when nothing listens behind it, and closes open connections at its end', async () => {
  const server = await serverNamed('only')
  const port = await freePort()
  forwarder = await openPortForwarder(port, await freePort())
  await expect(ask(port)).rejects.toThrow(/hang up|ECONNRESET/)
  forwarder.forwardTo(server.port)
  const underWay = await ask(port, '/slow')
  await forwarder.close()
  forwarder = undefined
  await expect(text(underWay)).rejects.toThrow(/aborted/)
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
})
