import { once } from 'node:events'
import { afterAll, beforeAll } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { Fields } from '../fields.ts'
import { HMAC_KEY, hmac, ORIGIN, START, startTestExchange } from './test-exchange.ts'

const fields = z.record(z.string(), z.unknown())

/** A client of the stream at `path`, which stores unread frames. */
export async function connect(url: string, path: string, origin = ORIGIN) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { origin })
  const messages = createQueue()
  const answers = createQueue()
  socket.on('message', (data) => {
    const frame = fields.parse(JSON.parse(String(data)))
    const queue = 'topic' in frame ? messages : answers
    queue.add(frame)
  })
  /** Resolves with the close code. */
  const gone = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')

  function ask(request: unknown): Promise<Fields> {
    socket.send(typeof request === 'string' ? request : JSON.stringify(request))
    return answers.next()
  }
  return {
    socket,
    ask,
    /** The next frame that is an answer. */
    answer: answers.next,
    /** The next frame that is a message of a topic. */
    message: messages.next,
    subscribe: (...args: string[]) => ask({ op: 'subscribe', args }),
    login: () => ask({ op: 'auth', args: loginArgs() }),
    closed: gone,
    close() {
      socket.close()
      return gone
    },
  }
}
export type Client = Awaited<ReturnType<typeof connect>>

/** A queue of frames that can be read before or after they arrive. */
function createQueue() {
  const unread: Fields[] = []
  const waiting: ((frame: Fields) => void)[] = []
  return {
    add(frame: Fields) {
      const next = waiting.shift()
      if (next) next(frame)
      else unread.push(frame)
    },
    next(): Promise<Fields> {
      const first = unread.shift()
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}

/** The answers of a new connection to `requests`; closes it afterwards. */
export async function requestAnswers(
  url: string,
  path: string,
  ...requests: unknown[]
): Promise<Fields[]> {
  const client = await connect(url, path)
  const answers: Fields[] = []
  for (const request of requests) answers.push(await client.ask(request))
  await client.close()
  return answers
}

/** Starts one sandbox for the tests of a file. */
export function sandboxOfFile() {
  let exchange: Awaited<ReturnType<typeof startTestExchange>>
  beforeAll(async () => {
    exchange = await startTestExchange()
  })
  afterAll(() => exchange.close())
  return {
    ask: (path: string, ...requests: unknown[]) => requestAnswers(exchange.url, path, ...requests),
    connect: (path: string) => connect(exchange.url, path),
  }
}

/** Arguments of a login at `START`. */
export function loginArgs(expires = START + 5000): [string, number, string] {
  return [HMAC_KEY, expires, hmac(`GET/realtime${expires}`)]
}
