import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Room } from '../listen/room.ts'
import { CODES, RpcError, type RpcRequest } from './json-rpc.ts'

/** Sessions that one socket may speak for: a browser tab has one. */
const MAX_SESSIONS = 8

const session = z.string().min(1).max(100)
const announcement = z.object({
  data: z.object({ sessionId: session, locations: z.array(z.looseObject({})).max(100) }),
})
const ofSession = z.object({ session })
/** The Studio leaves its session out of the roll call. */
const rollCall = z.object({ session: session.default('') })
const subscription = z.object({ subscriptionId: z.string() })

function read<T>(shape: z.ZodType<T>, { method, params }: RpcRequest): T {
  const parsed = shape.safeParse(params)
  if (parsed.success) return parsed.data
  throw new RpcError(
    CODES.invalidParams,
    `The parameters of ${method} cannot be read: ${z.prettifyError(parsed.error)}`,
  )
}

const push = (id: string, eventJson: string) =>
  `{"jsonrpc":"2.0","method":"presence_subscription","params":{"subscription":"${id}","result":${eventJson}}}`

/** What one signed-in socket does in the room; the methods of `@sanity/bifur-client`'s presence. */
export class RoomMember {
  readonly #room: Room
  readonly #send: (text: string) => void
  readonly #sessions = new Set<string>()
  #subscriptions: string[] = []

  constructor(room: Room, send: (text: string) => void) {
    this.#room = room
    this.#send = send
  }

  /** The result of a call; throws an RpcError. */
  call(userId: string, request: RpcRequest): unknown {
    switch (request.method) {
      case 'presence_announce':
        return this.#announce(userId, request)
      case 'presence_rollcall':
        this.#room.rollCall(userId, read(rollCall, request).session)
        return {}
      case 'presence_disconnect': {
        const { session: gone } = read(ofSession, request)
        this.#sessions.delete(gone)
        return this.#assertOwn(gone, this.#room.disconnect(userId, gone))
      }
      case 'presence_unsubscribe':
        return this.#unsubscribe(read(subscription, request).subscriptionId)
      default:
        throw new RpcError(CODES.methodNotFound, `There is no method "${request.method}"`)
    }
  }

  /** A new subscription's id, to be told before `start` lets its events through. */
  subscribe(): { id: string; start: () => void } {
    if (this.#subscriptions.length >= MAX_SESSIONS)
      throw new RpcError(CODES.badRequest, `A socket has at most ${MAX_SESSIONS} subscriptions`)
    const id = randomUUID()
    return {
      id,
      start: () => {
        this.#subscriptions.push(id)
        this.#room.subscribe(this)
      },
    }
  }

  push(eventJson: string): void {
    for (const id of this.#subscriptions) this.#send(push(id, eventJson))
  }

  leave(): void {
    this.#room.leave(this)
  }

  #announce(userId: string, request: RpcRequest): unknown {
    const { sessionId, locations } = read(announcement, request).data
    if (this.#sessions.size >= MAX_SESSIONS && !this.#sessions.has(sessionId))
      throw new RpcError(CODES.badRequest, `A socket speaks for at most ${MAX_SESSIONS} sessions`)
    const own = this.#room.announce(this, userId, sessionId, locations)
    this.#assertOwn(sessionId, own)
    this.#sessions.add(sessionId)
    return {}
  }

  #assertOwn(name: string, own: boolean): unknown {
    if (own) return {}
    throw new RpcError(CODES.unauthorized, `The session "${name}" is another user's`)
  }

  #unsubscribe(id: string): unknown {
    if (!this.#subscriptions.includes(id))
      throw new RpcError(CODES.invalidParams, `There is no subscription "${id}"`)
    this.#subscriptions = this.#subscriptions.filter((known) => known !== id)
    if (this.#subscriptions.length === 0) this.#room.unsubscribe(this)
    return {}
  }
}
