import type { LakeDocument } from '../documents/document.ts'

/** As many documents are held on to between two passes over them. */
const KEPT = 1000

/**
 * The documents with these ids, each read when the evaluation comes to it, so that those that a
 * filter refuses do not pile up. An array to groq-js, which only ever iterates over it.
 */
export class Candidates extends Array<LakeDocument> {
  readonly #ids: readonly string[]
  readonly #read: (id: string) => LakeDocument | undefined
  #kept: LakeDocument[] | null = null

  constructor(ids: readonly string[], read: (id: string) => LakeDocument | undefined) {
    super()
    this.#ids = ids
    this.#read = read
  }

  override *[Symbol.iterator](): ArrayIterator<LakeDocument> {
    if (!this.#kept && this.#ids.length <= KEPT)
      this.#kept = this.#ids.flatMap((id) => this.#read(id) ?? [])
    if (this.#kept) return yield* this.#kept
    for (const id of this.#ids) {
      const document = this.#read(id)
      if (document) yield document
    }
  }
}
