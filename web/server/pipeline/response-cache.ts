import { isCurrent } from '../../content/cache/is-current.ts'
import { ByteBoundedMap, exactCopy } from './byte-bounded-map.ts'
import type { TransformedResponse } from './transform-response.ts'

/** Bytes of all answers together, as they are held. */
const ROOM = 32 * 1024 * 1024

/**
 * The finished, compressed answers that are the same for every reader, so that each is made once for each change of
 * what it shows. An old one stays until its successor takes its place, for a time in which many are made again.
 */
export class ResponseCache {
  readonly #entries: ByteBoundedMap<TransformedResponse>

  constructor(room = ROOM) {
    this.#entries = new ByteBoundedMap(room)
  }

  /** The answer under `key`, as long as nothing that it shows has changed. */
  get(key: string): TransformedResponse | undefined {
    const answer = this.#entries.get(key)
    return answer?.lasts && isCurrent(answer.lasts.tags, answer.lasts.at) ? answer : undefined
  }

  /** The answer that was made last, however old it is. */
  getStale(key: string): TransformedResponse | undefined {
    return this.#entries.get(key)
  }

  /** Keeps an answer that lasts; what began to be made before the one that is here is not newer. */
  set(key: string, answer: TransformedResponse): void {
    const { lasts, headers, body, etag } = answer
    const before = this.#entries.get(key)?.lasts
    if (!lasts || (before && before.at > lasts.at)) return
    // A header that was cut out of a page would hold all of it: https://bugs.chromium.org/p/v8/issues/detail?id=2869
    const own = { ...answer, headers: structuredClone(headers), lasts: structuredClone(lasts) }
    const bytes = body.length + JSON.stringify([etag, headers, lasts]).length
    this.#entries.set(key, { ...own, body: exactCopy(body) }, bytes)
  }
}
