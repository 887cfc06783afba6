import { isCurrent } from '../../content/cache/is-current.ts'
import { ByteBoundedMap, exactCopy } from './byte-bounded-map.ts'
import type { TransformedResponse } from './transform-response.ts'

/** Bytes of all answers together, as stored. */
const ROOM = 32 * 1024 * 1024

/**
 * Finished, compressed answers that are equal for every reader, so that each is rendered once for each change of its
 * content. A stale one stays until its successor replaces it, for times in which many are rendered again.
 */
export class ResponseCache {
  readonly #entries: ByteBoundedMap<TransformedResponse>

  constructor(room = ROOM) {
    this.#entries = new ByteBoundedMap(room)
  }

  /** The answer under `key`, unless its content has changed. */
  get(key: string): TransformedResponse | undefined {
    const answer = this.#entries.get(key)
    return answer?.lasts && isCurrent(answer.lasts.tags, answer.lasts.at) ? answer : undefined
  }

  /** The last answer under `key`, however old. */
  getStale(key: string): TransformedResponse | undefined {
    return this.#entries.get(key)
  }

  /** Stores an answer that lasts, unless a stored one began to render later. */
  set(key: string, answer: TransformedResponse): void {
    const { lasts, headers, body, etag } = answer
    const before = this.#entries.get(key)?.lasts
    if (!lasts || (before && before.at > lasts.at)) return
    // A header sliced from a page would keep the whole page alive: https://bugs.chromium.org/p/v8/issues/detail?id=2869
    const own = { ...answer, headers: structuredClone(headers), lasts: structuredClone(lasts) }
    const bytes = body.length + JSON.stringify([etag, headers, lasts]).length
    this.#entries.set(key, { ...own, body: exactCopy(body) }, bytes)
  }
}
