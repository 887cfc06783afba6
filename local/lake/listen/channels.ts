import type { Transaction } from '../mutations/commit.ts'
import type { QueryRequest } from '../query/request-params.ts'
import type { Store } from '../store/store.ts'
import { type Audience, audienceKey, framesFor } from './audience.ts'
import { heardOf } from './heard-of.ts'
import { createMatcher, type Matcher } from './matcher.ts'

export type Ear = {
  hear: (frames: readonly Buffer[]) => void
  /** The filter cannot be evaluated: nothing more will be heard. */
  fail: (error: unknown) => void
}

type Group = { audience: Audience; ears: Set<Ear> }
type Channel = { matcher: Matcher; groups: Map<string, Group> }

export type Subscription = { matcher: Matcher; start: (ear: Ear) => void; end: () => void }

/**
 * Those who listen, by what they listen to: a change is matched once for each distinct query, and
 * put into bytes once for each form in which someone wants to hear it.
 */
export class Channels {
  readonly #store: Store
  readonly #channels = new Map<string, Channel>()

  constructor(store: Store) {
    this.#store = store
  }

  /** How many queries are matched against every change. */
  get size(): number {
    return this.#channels.size
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

  publish(transaction: Transaction): void {
    for (const channel of [...this.#channels.values()]) this.#tell(channel, transaction)
  }

  #tell({ matcher, groups }: Channel, transaction: Transaction): void {
    try {
      const heard = heardOf(transaction, matcher)
      if (heard.length === 0) return
      for (const { audience, ears } of [...groups.values()]) {
        const frames = framesFor(audience, transaction, heard)
        for (const ear of [...ears]) ear.hear(frames)
      }
    } catch (error) {
      // What a document was being read for when the time was over may be half done.
      this.#store.recover()
      for (const { ears } of [...groups.values()]) for (const ear of [...ears]) ear.fail(error)
    }
  }
}
