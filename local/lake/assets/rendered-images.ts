import { LakeError } from '../http/errors.ts'
import { logLine } from '../log.ts'
import type { Rendered } from './render.ts'

/** Images that are kept, whatever their size: what a Studio shows at a time is far less. */
const KEPT = 200

/** Tells a failure of the image library as the request's fault, as it is the image's or the size's. */
function refusal(error: unknown): unknown {
  if (error instanceof LakeError || !(error instanceof Error)) return error
  logLine('image-not-made', { reason: error.message })
  const message = `The image cannot be made: ${error.message}. Ask for a smaller one, or for fewer changes.`
  return new LakeError(400, { statusCode: 400, error: 'Bad Request', message }, message)
}

/** The images that were made last. One that several ask for at once is made once. */
export class RenderedImages {
  readonly #made = new Map<string, Promise<Rendered>>()

  get(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
    const made =
      this.#made.get(key) ??
      make().catch((error: unknown) => {
        this.#made.delete(key)
        throw refusal(error)
      })
    // The order of a Map is the order of insertion: the first is the one unused for longest.
    this.#made.delete(key)
    this.#made.set(key, made)
    const [oldest] = this.#made.keys()
    if (this.#made.size > KEPT && oldest !== undefined) this.#made.delete(oldest)
    return made
  }
}
