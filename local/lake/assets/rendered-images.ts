import { LakeError } from '../http/errors.ts'
import { logLine } from '../log.ts'
import type { Rendered } from './encode.ts'
import { Turns } from './turns.ts'

const CACHE_BYTES = 64 * 1024 * 1024

/** Tells a failure of the image library as the request's fault, as it is the image's or the size's. */
function refusal(error: unknown): unknown {
  if (error instanceof LakeError || !(error instanceof Error)) return error
  logLine('image-not-made', { reason: error.message })
  const message = `The image cannot be made: ${error.message}. Ask for a smaller one, or for fewer changes.`
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message }, message)
}

/**
 * Images as they were last made, at most 64 MiB of them, those unused for longest dropped first.
 * Two are made at a time, and one that several ask for at once is made once.
 */
export class RenderedImages {
  readonly #turns = new Turns(2, 200)
  readonly #made = new Map<string, Rendered>()
  readonly #underWay = new Map<string, Promise<Rendered>>()
  #bytes = 0

  get bytes(): number {
    return this.#bytes
  }

  async get(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
    const made = this.#made.get(key)
    if (made) {
      // The order of a Map is the order of insertion: the first is the one unused for longest.
      this.#made.delete(key)
      this.#made.set(key, made)
      return made
    }
    const underWay = this.#underWay.get(key) ?? this.#start(key, make)
    return underWay
  }

  #start(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
    const work = this.#turns
      .run(make)
      .then((rendered) => this.#keep(key, rendered))
      .catch((error: unknown) => {
        throw refusal(error)
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, work)
    return work
  }

  #keep(key: string, rendered: Rendered): Rendered {
    this.#made.set(key, rendered)
    this.#bytes += rendered.body.length
    for (const [oldest, { body }] of this.#made) {
      if (this.#bytes <= CACHE_BYTES) break
      this.#made.delete(oldest)
      this.#bytes -= body.length
    }
    return rendered
  }
}
