import type { Store } from '../../store/store.ts'
import type { Asked, QueryAnswer } from '../run-query.ts'
import { Lane, type LaneSettings } from './lane.ts'

/** Whoever is not signed in, by address: enough for a site without a token, little for an attack. */
const PUBLIC: LaneSettings = {
  slice: 50,
  here: { atOnce: 500, perSecond: 100 },
  hereOfAll: { atOnce: 1000, perSecond: 250 },
  inThread: { atOnce: 20_000, perSecond: 300 },
  waiting: 50,
}

/** People and programs with a token, by user: the site is one of them. */
const MEMBERS: LaneSettings = {
  slice: 200,
  here: { atOnce: 5000, perSecond: 500 },
  hereOfAll: { atOnce: 10_000, perSecond: 750 },
  inThread: { atOnce: 300_000, perSecond: 1000 },
  waiting: 50,
}

/** Answers queries so that nobody's keep others waiting; the public's have a thread of their own. */
export class Queries {
  readonly #public: Lane
  readonly #members: Lane

  constructor(store: Store, dataDir: string) {
    this.#public = new Lane(store, dataDir, PUBLIC)
    this.#members = new Lane(store, dataDir, MEMBERS)
  }

  /** Throws what the query is refused with, 429 for a caller who asks too much of the lake. */
  answer(asked: Asked, address: string, gone: AbortSignal): Promise<QueryAnswer> {
    return asked.viewer
      ? this.#members.answer(asked, asked.viewer.id, gone)
      : this.#public.answer(asked, address, gone)
  }

  async close(): Promise<void> {
    await Promise.all([this.#public.close(), this.#members.close()])
  }
}
