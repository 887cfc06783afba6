import type { Transaction } from '../mutations/commit.ts'
import type { QueryRequest } from '../query/request-params.ts'
import type { Store } from '../store/store.ts'
import { type Audience, audienceKey } from './audience.ts'
import { Broadcaster, type Pace, type Subscriber } from './broadcaster.ts'
import { createMatcher, type Matcher } from './matcher.ts'

type Group = { audience: Audience; listeners: Set<Subscriber> }
type Channel = { matcher: Matcher; groups: Map<string, Group> }

export type Subscription = {
  matcher: Matcher
  start: (listener: Subscriber) => void
  end: () => void
}

/**
 * Those who listen, by what they listen to: a change is matched once for each distinct query, and
 * put into bytes once for each form in which someone wants to hear it.
 */
export class Channels {
  readonly #store: Store
  readonly #broadcaster: Broadcaster
  readonly #channels = new Map<string, Channel>()

  constructor(store: Store, pace: Pace) {
    this.#store = store
    this.#broadcaster = new Broadcaster(store, pace)
  }

  /** How many queries are matched against every change. */
  get size(): number {
    return this.#channels.size
  }

  /** How many transactions are still to be broadcast. */
  get waiting(): number {
    return this.#broadcaster.waiting
  }

  /** Throws 400 for a query that no one can listen to. */
  open(request: QueryRequest, audience: Audience): Subscription {
    const identity = audience.user?.id ?? '<anonymous>'
    const asks = request.query.includes('identity') ? identity : ''
    const key = JSON.stringify([request.query, request.params, asks])
    const matcher =
      this.#channels.get(key)?.matcher ?? createMatcher(request, identity, this.#store)
    const name = audienceKey(audience)
    let own: Subscriber | null = null
    return {
      matcher,
      start: (listener) => {
        own = listener
        const channel = this.#channels.get(key) ?? { matcher, groups: new Map() }
        const group = channel.groups.get(name) ?? { audience, listeners: new Set() }
        this.#channels.set(key, channel)
        channel.groups.set(name, group)
        group.listeners.add(listener)
      },
      end: () => {
        const channel = this.#channels.get(key)
        const group = channel?.groups.get(name)
        if (own) group?.listeners.delete(own)
        if (group?.listeners.size === 0) channel?.groups.delete(name)
        if (channel?.groups.size === 0) this.#channels.delete(key)
      },
    }
  }

  /** To be called at the commit: who listens then will hear of it, and who comes later will not. */
  publish(transaction: Transaction): void {
    const queries = [...this.#channels].map(([key, { matcher, groups }]) => ({
      matcher,
      groups: [...groups.values()].map(({ audience, listeners }) => ({
        audience,
        listeners: [...listeners],
      })),
      giveUp: (error: unknown) => this.#giveUp(key, error),
    }))
    this.#broadcaster.add(transaction, queries)
  }

  /** Who asks the same from now on is judged anew. */
  #giveUp(key: string, error: unknown): void {
    const groups = this.#channels.get(key)?.groups.values() ?? []
    this.#channels.delete(key)
    for (const { listeners } of groups) for (const listener of [...listeners]) listener.fail(error)
  }

  /** Forgets what is still to be broadcast. */
  clear(): void {
    this.#broadcaster.clear()
  }
}
