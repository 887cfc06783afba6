import type { Transaction } from '../mutations/commit.ts'
import type { QueryRequest } from '../query/request-params.ts'
import type { Store } from '../store/store.ts'
import { type Audience, audienceKey } from './audience.ts'
import { createMatcher, type Matcher } from './matcher.ts'
import { type Ear, type Pace, Telling } from './telling.ts'

type Group = { audience: Audience; ears: Set<Ear> }
type Channel = { matcher: Matcher; groups: Map<string, Group> }

export type Subscription = { matcher: Matcher; start: (ear: Ear) => void; end: () => void }

/**
 * Those who listen, by what they listen to: a change is matched once for each distinct query, and
 * put into bytes once for each form in which someone wants to hear it.
 */
export class Channels {
  readonly #store: Store
  readonly #telling: Telling
  readonly #channels = new Map<string, Channel>()

  constructor(store: Store, pace: Pace) {
    this.#store = store
    this.#telling = new Telling(store, pace)
  }

  /** How many queries are matched against every change. */
  get size(): number {
    return this.#channels.size
  }

  /** How many transactions are still to be told. */
  get waiting(): number {
    return this.#telling.waiting
  }

  /** Throws 400 for a query that no one can listen to. */
  open(request: QueryRequest, audience: Audience): Subscription {
    const identity = audience.user?.id ?? '<anonymous>'
    const asks = request.query.includes('identity') ? identity : ''
    const key = JSON.stringify([request.query, request.params, asks])
    const matcher =
      this.#channels.get(key)?.matcher ?? createMatcher(request, identity, this.#store)
    const name = audienceKey(audience)
    let own: Ear | null = null
    return {
      matcher,
      start: (ear) => {
        own = ear
        const channel = this.#channels.get(key) ?? { matcher, groups: new Map() }
        const group = channel.groups.get(name) ?? { audience, ears: new Set() }
        this.#channels.set(key, channel)
        channel.groups.set(name, group)
        group.ears.add(ear)
      },
      end: () => {
        const channel = this.#channels.get(key)
        const group = channel?.groups.get(name)
        if (own) group?.ears.delete(own)
        if (group?.ears.size === 0) channel?.groups.delete(name)
        if (channel?.groups.size === 0) this.#channels.delete(key)
      },
    }
  }

  /** To be called at the commit: who listens then will hear of it, and who comes later will not. */
  publish(transaction: Transaction): void {
    const hearers = [...this.#channels].map(([key, { matcher, groups }]) => ({
      matcher,
      groups: [...groups.values()].map(({ audience, ears }) => ({ audience, ears: [...ears] })),
      giveUp: (error: unknown) => this.#giveUp(key, error),
    }))
    this.#telling.add(transaction, hearers)
  }

  /** Who asks the same from now on is judged anew. */
  #giveUp(key: string, error: unknown): void {
    const groups = this.#channels.get(key)?.groups.values() ?? []
    this.#channels.delete(key)
    for (const { ears } of groups) for (const ear of [...ears]) ear.fail(error)
  }

  /** Forgets what is still to be told. */
  clear(): void {
    this.#telling.clear()
  }
}
