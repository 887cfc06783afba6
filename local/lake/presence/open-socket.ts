import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { authenticate } from '../auth/authenticate.ts'
import { LakeError } from '../http/errors.ts'
import type { Lake } from '../lake.ts'
import type { Connection } from '../listen/connections.ts'
import { listenerOf } from '../listen/listener.ts'
import type { PresenceSubscriber } from '../listen/presence-registry.ts'
import type { Listener } from '../listen/tickets.ts'

const HEARTBEAT = '♥'
const GOING_AWAY = 1001
/** Error codes of the Studio's client; `unauthorized` also closes a socket. */
const CODES = { invalid: -32600, unauthorized: 4001 }

const id = z.union([z.string(), z.number()]).nullable().default(null)
const message = z.discriminatedUnion('method', [
  z.object({
    id,
    method: z.literal('authorization'),
    params: z.object({ authorization: z.string() }),
  }),
  z.object({
    id,
    method: z.literal('presence_announce'),
    params: z.object({
      data: z.object({ sessionId: z.string(), locations: z.array(z.unknown()) }),
    }),
  }),
  z.object({
    id,
    method: z.literal('presence_rollcall'),
    // The Studio omits its session here.
    params: z.object({ session: z.string().default('') }),
  }),
  z.object({
    id,
    method: z.literal('presence_disconnect'),
    params: z.object({ session: z.string() }),
  }),
  z.object({ id, method: z.literal('presence_subscribe') }),
])
type Message = z.infer<typeof message>

function messageIn(text: string): Message | null {
  try {
    return message.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The listener for a token; null when it is invalid. */
function listenerWith(lake: Lake, headers: { authorization: string }): Listener | null {
  try {
    const user = authenticate({ headers }, lake)
    return user && listenerOf(lake, headers, user)
  } catch (error) {
    if (error instanceof LakeError) return null
    throw error
  }
}

/**
 * Serves the Studio's presence protocol on one socket until it closes: JSON-RPC 2.0
 * (https://www.jsonrpc.org/specification), with the methods of `@sanity/bifur-client`.
 */
export function openSocket(lake: Lake, socket: WebSocket, opened: Listener): void {
  const { connections, room } = lake.realtime
  let listener = opened
  let alive = true
  const send = (text: string) => {
    if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const say = (answer: object) => send(JSON.stringify({ jsonrpc: '2.0', ...answer }))

  const subscription = randomUUID()
  const member: PresenceSubscriber = {
    push: (result) => say({ method: 'presence_subscription', params: { subscription, result } }),
  }

  const answer = (asked: Message, userId: string): unknown => {
    switch (asked.method) {
      case 'presence_announce': {
        const { sessionId, locations } = asked.params.data
        room.announce(member, userId, sessionId, locations)
        return {}
      }
      case 'presence_rollcall':
        room.rollCall(userId, asked.params.session)
        return {}
      case 'presence_disconnect':
        room.disconnect(userId, asked.params.session)
        return {}
      default:
        return subscription
    }
  }

  const refuse = (asked: Message['id'], code: number, reason: string) =>
    say({ id: asked, error: { code, message: reason } })

  const receive = (text: string) => {
    const asked = messageIn(text)
    if (!asked) return refuse(null, CODES.invalid, 'This is no call that is known here')
    if (asked.method === 'authorization') {
      const signedIn = listenerWith(lake, asked.params)
      if (!signedIn) return socket.close(CODES.unauthorized, 'The token is unknown or has expired')
      listener = signedIn
      return say({ id: asked.id, result: {} })
    }
    if (!listener.user)
      return refuse(asked.id, CODES.unauthorized, 'Send a token first, or sign in')
    say({ id: asked.id, result: answer(asked, listener.user.id) })
    // The client must know the subscription's id before its events arrive.
    if (asked.method === 'presence_subscribe') room.subscribe(member)
  }

  const connection: Connection = {
    tick() {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
      send(HEARTBEAT)
    },
    mayStay: () => listener.mayStay(),
    end: () => socket.close(listener.mayStay() ? GOING_AWAY : CODES.unauthorized),
  }
  connections.add(connection)
  socket.on('pong', () => {
    alive = true
  })
  socket.on('message', (data) => {
    alive = true
    receive(String(data))
  })
  // A broken or oversized frame; the close event that follows cleans up.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    connections.delete(connection)
    room.leave(member)
  })
  send(HEARTBEAT)
}
