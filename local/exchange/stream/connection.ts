import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { ApiKey } from '../access/keys.ts'
import type { Exchange } from '../answer.ts'
import { ApiError, refusal } from '../errors.ts'
import type { Fields } from '../fields.ts'
import { pong, result, subscriptionResult } from './answers.ts'
import type { Channel } from './channels.ts'
import { framesOf } from './frames/frames-of.ts'
import { login } from './login.ts'
import { enterOrder } from './order-entry.ts'
import { parseRequest, type StreamRequest } from './request.ts'
import type { Stream } from './streams.ts'
import { subscribe } from './subscriptions.ts'
import type { Topic } from './topics.ts'

/** Most unread bytes of a slow client before the connection is cut. */
const BUFFERED_BYTES = 8 * 1024 * 1024
const GOING_AWAY = 1001
/** Interval of the check for idle connections, in ms: one may be cut that much late. */
const CHECK_MS = 30_000

export interface ConnectionOptions extends FeedOptions {
  exchange: Exchange
  channels: readonly Channel[]
  stream: Stream
  address: string
  /** Time without a request after which the connection is cut at the next check, in ms. */
  idleMs: number
}

/** Serves the API's protocol on one socket until it closes. */
export function openConnection(socket: WebSocket, options: ConnectionOptions): void {
  const { exchange, channels, stream, address, now } = options
  const connId = randomUUID()
  const feeds = new Map<string, () => void>()
  const usedIds = new Set<string>()
  let key: ApiKey | undefined

  const send = (frame: Fields) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > BUFFERED_BYTES) return socket.terminate()
    socket.send(JSON.stringify(frame))
  }

  function join(request: StreamRequest): Fields {
    const occasion = { dialect: stream.dialect, connId, request }
    if (stream.dialect === 'private' && !key)
      return result(occasion, 10007, 'Request not authorized')
    if (request.args.length === 0) return result(occasion, 10001, 'error:args is empty')
    const outcome = subscribe(channels, stream, new Set(feeds.keys()), request.args)
    // Where the answer does not list topics, one invalid topic fails the whole subscription.
    if (outcome.refused.length === 0 || stream.dialect === 'option')
      for (const topic of outcome.added) feeds.set(topic.name, startLater(topic))
    return subscriptionResult(occasion, outcome)
  }
  /** Starts a feed after the answer is sent. */
  function startLater(topic: Parameters<typeof startFeed>[0]): () => void {
    let stop = () => {}
    const waiting = setImmediate(() => {
      stop = startFeed(topic, options, send)
    })
    return () => {
      clearImmediate(waiting)
      stop()
    }
  }

  function leave(request: StreamRequest): Fields {
    for (const name of request.args) {
      feeds.get(String(name))?.()
      feeds.delete(String(name))
    }
    const added = request.args.map((name) => ({ name: String(name) }))
    return subscriptionResult({ dialect: stream.dialect, connId, request }, { added, refused: [] })
  }

  function signIn(request: StreamRequest): Fields {
    if (stream.dialect !== 'private' && stream.dialect !== 'trade') throw refusal(10404)
    if (key) throw new ApiError(20001, 'Repeated auth.')
    key = login(request.args, exchange.keys, now())
    return result({ dialect: stream.dialect, connId, request }, 0, '')
  }

  async function reply(request: StreamRequest): Promise<Fields> {
    const { op } = request
    if (op === 'ping') return pong({ dialect: stream.dialect, connId, request }, now())
    if (op === 'auth') return signIn(request)
    if (stream.dialect === 'trade')
      return await enterOrder({ exchange, key, address, connId, usedIds }, request, now())
    if (op === 'subscribe') return join(request)
    if (op === 'unsubscribe') return leave(request)
    throw new ApiError(10404, 'error:handler not found')
  }

  async function receive(text: string): Promise<void> {
    const request = parseRequest(text)
    const occasion = { dialect: stream.dialect, connId, request: request ?? { op: '' } }
    try {
      if (!request) throw new ApiError(10001, 'error:request is no JSON object with an op')
      send(await reply(request))
    } catch (error) {
      const known = error instanceof ApiError ? error : refusal(10016)
      if (known !== error) report(stream, error)
      send(result(occasion, known.retCode, known.message))
    }
  }

  let heardAt = now()
  const stay = () => {
    heardAt = now()
  }
  const idle = setInterval(() => {
    if (now() - heardAt >= options.idleMs) socket.close(GOING_AWAY, 'No heartbeat')
  }, CHECK_MS)
  socket.on('message', (data) => {
    stay()
    void receive(String(data))
  })
  socket.on('ping', stay)
  // A broken or oversized frame; the close event that follows cleans up.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(idle)
    for (const stop of feeds.values()) stop()
    feeds.clear()
  })
}

/** Logs a failure without the message, which may contain keys. */
function report({ path }: Stream, error: unknown): void {
  process.stderr.write(
    `${JSON.stringify({ event: 'failed', stream: path, error: String(error) })}\n`,
  )
}

interface FeedOptions {
  now: () => number
  sequence: () => number
  /** Factor for the documented interval between messages. */
  pace: number
}

/** Sends a topic's messages until the returned function is called; private ones begin after one interval. */
function startFeed(
  topic: Topic,
  { now, sequence, pace }: FeedOptions,
  send: (frame: Fields) => void,
): () => void {
  const next = framesOf(topic, sequence)
  if (!next) return () => {}
  const push = () => send(next(now()))
  if (!topic.channel.paths.includes('/v5/private')) push()
  const timer = setInterval(push, topic.everyMs * pace)
  return () => clearInterval(timer)
}
