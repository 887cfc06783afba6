import type { WebSocket } from 'ws'
import { z } from 'zod'
import { authenticate } from '../auth/authenticate.ts'
import type { User } from '../auth/users.ts'
import { LakeError } from '../http/errors.ts'
import type { Lake } from '../lake.ts'
import type { Connection } from '../listen/connections.ts'
import { listenerOf } from '../listen/listener.ts'
import type { Listener } from '../listen/tickets.ts'
import { logLine } from '../log.ts'
import {
  CODES,
  errorText,
  parseRequest,
  RpcError,
  type RpcRequest,
  resultText,
} from './json-rpc.ts'
import { RoomMember } from './member.ts'

const HEARTBEAT = '♥'
/** Milliseconds for a socket without a session to send its token. */
const SIGN_IN_MS = 10_000
const TOO_BUSY = 1008
const GOING_AWAY = 1001
const INTERNAL_ERROR = 1011

const authorization = z.object({ authorization: z.string().max(500) })

/** Who bears the token of an `authorization` call; null when it is not good. */
function listenerWith(lake: Lake, { params }: RpcRequest): Listener | null {
  const headers = authorization.safeParse(params).data
  if (!headers) return null
  try {
    const user = authenticate({ headers }, lake)
    return user && listenerOf(lake, headers, user)
  } catch (error) {
    if (error instanceof LakeError) return null
    throw error
  }
}

/** Speaks the Studio's presence protocol with one socket until it closes. */
export function openSocket(
  lake: Lake,
  socket: WebSocket,
  { listener: opened, address }: { listener: Listener; address: string },
): void {
  const { connections, room } = lake.realtime
  const maySend = createAllowance(100, 10)
  let listener = opened
  let alive = true

  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > connections.settings.bufferedBytes) return socket.terminate()
    socket.send(text)
  }
  const member = new RoomMember(room, send)

  const signIn = (request: RpcRequest) => {
    const signedIn = listenerWith(lake, request)
    if (signedIn) listener = signedIn
    else {
      socket.close(CODES.unauthorized, 'The token is unknown or has expired')
      throw new RpcError(CODES.unauthorized, 'The token is unknown or has expired')
    }
    return {}
  }
  const signedIn = (): User => {
    if (listener.user) return listener.user
    throw new RpcError(CODES.unauthorized, 'Call "authorization" with a token first, or sign in')
  }

  const answer = (request: RpcRequest) => {
    const id = request.id ?? null
    if (request.method === 'authorization') return send(resultText(id, signIn(request)))
    const user = signedIn()
    if (request.method !== 'presence_subscribe')
      return send(resultText(id, member.call(user.id, request)))
    const subscription = member.subscribe()
    send(resultText(id, subscription.id))
    subscription.start()
  }

  const receive = (text: string) => {
    let id: RpcRequest['id']
    try {
      const request = parseRequest(text)
      id = request.id
      answer(request)
    } catch (error) {
      if (error instanceof RpcError) return send(errorText(id ?? null, error))
      logLine('error', { request: 'socket', message: String(error) })
      socket.close(INTERNAL_ERROR)
    }
  }

  const connection: Connection = {
    holder: () => ({ user: listener.user, address }),
    tick() {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
      send(HEARTBEAT)
    },
    mayStay: () => listener.mayStay(),
    end: () => socket.close(listener.mayStay() ? GOING_AWAY : CODES.unauthorized),
  }
  const impatience = setTimeout(() => {
    if (!listener.user) socket.close(CODES.unauthorized, 'No token was sent')
  }, SIGN_IN_MS)
  impatience.unref()

  connections.add(connection)
  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', (data) => {
    alive = true
    if (maySend(performance.now())) receive(String(data))
    else socket.close(TOO_BUSY, 'Too many messages')
  })
  // Told by the close that follows: a broken frame, or one that is too large.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(impatience)
    connections.delete(connection)
    member.leave()
  })
  send(HEARTBEAT)
}

/** Messages that a socket may send: some at once, and so many a second in the long run. */
function createAllowance(atOnce: number, perSecond: number): (now: number) => boolean {
  let left = atOnce
  let last: number | null = null
  return (now) => {
    left = Math.min(atOnce, left + ((now - (last ?? now)) / 1000) * perSecond)
    last = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
