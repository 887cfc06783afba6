import { once } from 'node:events'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

const topicOf = z.object({ topic: z.string().optional() })
const levels = z.array(z.tuple([z.string(), z.string()]))
const bookMessage = z.object({
  type: z.string(),
  data: z.object({ u: z.number(), b: levels, a: levels }),
})

/** A program's connection to the sandbox, seen by the relay between them. */
export interface RelayedConnection {
  path: string
  /** Operations that the program has sent: `auth`, `subscribe`, `ping`. */
  ops: string[]
  /** Topics of the messages sent to the program. */
  topics: string[]
  /** Messages of order books. */
  books: z.infer<typeof bookMessage>[]
  /** Drops pings from now on. */
  ignorePings: () => void
  /** Ends the connection without a close frame. */
  cut: () => void
}

/** Relays between programs and the sandbox's streams at `url`, and can disturb their connections. */
export async function startRelay(url: string) {
  const connections: RelayedConnection[] = []
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')

  server.on('connection', (program, { url: path = '' }) => {
    const sandbox = new WebSocket(url.replace(/^http/, 'ws') + path)
    let ignoresPings = false
    const cut = () => {
      program.terminate()
      sandbox.terminate()
    }
    const relayed: RelayedConnection = {
      path,
      ops: [],
      topics: [],
      books: [],
      ignorePings: () => {
        ignoresPings = true
      },
      cut,
    }
    connections.push(relayed)
    const opened = once(sandbox, 'open')
    program.on('message', (data: RawData) => {
      const { op } = JSON.parse(String(data))
      relayed.ops.push(op)
      if (op === 'ping' && ignoresPings) return
      void opened.then(() => sandbox.send(String(data)))
    })
    sandbox.on('message', (data: RawData) => {
      const message: unknown = JSON.parse(String(data))
      const { topic } = topicOf.parse(message)
      if (topic) relayed.topics.push(topic)
      if (topic?.startsWith('orderbook.')) relayed.books.push(bookMessage.parse(message))
      program.send(String(data))
    })
    for (const socket of [program, sandbox]) socket.on('close', cut).on('error', cut)
  })

  const address = server.address()
  return {
    url: `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    connections,
    close: async () => {
      for (const { cut } of connections) cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
