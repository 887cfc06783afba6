import type { Transaction } from '../mutations/commit.ts'
import type { QueryRequest } from '../query/request-params.ts'
import type { Store } from '../store/store.ts'
import { type Audience, audienceKey, framesFor } from './audience.ts'
import { createMatcher, type Matcher, matchChanges } from './matcher.ts'

export type Subscriber = {
  send: (frames: readonly Buffer[]) => void
  /** Called when the filter cannot be evaluated: no event will follow. */
  fail: (error: unknown) => void
}

type Group = { audience: Audience; listeners: Set<Subscriber> }
type Channel = { matcher: Matcher; groups: Map<string, Group> }

export type Subscription = {
  matcher: Matcher
  start: (listener: Subscriber) => void
  end: () => void
}

/** Listeners by query: a change is matched once per distinct query, and serialised once per set of options. */
export class Channels {
  readonly #store: Store
  readonly #channels = new Map<string, Channel>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Number of queries that every change is matched against. */
  get size(): number {
    return this.#channels.size
  }

  /** Throws 400 for a query that cannot be listened to. */
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

  /** Call this at the commit: current listeners get the change once the write is answered, later ones do not. */
  publish(transaction: Transaction): void {
    const queries = [...this.#channels].map(([key, { matcher, groups }]) => ({
      key,
      matcher,
      groups: [...groups.values()].map(({ audience, listeners }) => ({
        audience,
        listeners: [...listeners],
      })),
    }))
    if (queries.length === 0) return
    setImmediate(() => {
      for (const { key, matcher, groups } of queries) {
        try {
          const matched = matchChanges(transaction, matcher)
          if (matched.length === 0) continue
          for (const { audience, listeners } of groups) {
            const frames = framesFor(audience, transaction, matched)
            for (const listener of listeners) listener.send(frames)
          }
        } catch (error) {
          this.#giveUp(key, error)
        }
      }
    })
  }

  /** Forgets a channel, so that a later listener with the same query is checked again. */
  #giveUp(key: string, error: unknown): void {
    const groups = this.#channels.get(key)?.groups.values() ?? []
    this.#channels.delete(key)
    for (const { listeners } of groups) for (const listener of [...listeners]) listener.fail(error)
  }
}
