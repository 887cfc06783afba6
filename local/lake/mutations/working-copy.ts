import type { LakeDocument } from '../documents/document.ts'

/** A document inside a transaction: system fields are set at its end. */
export type UnfinishedDocument = { _id: string; _type: string; [field: string]: unknown }

export type WorkingDocument = {
  before: LakeDocument | null
  after: UnfinishedDocument | null
  /** The mutations of this document, each with its id, as listeners get them. */
  mutations: Record<string, unknown>[]
  /** Index of the mutation or action that changed the document last, for errors found at the end. */
  index: number
}

/** The documents as seen by a transaction in progress; nothing is stored until the commit. */
export class WorkingCopy {
  readonly touched = new Map<string, WorkingDocument>()
  /** Index of the current mutation or action in the request. */
  index = 0
  readonly #read: (id: string) => LakeDocument | null

  constructor(read: (id: string) => LakeDocument | null) {
    this.#read = read
  }

  get(id: string): UnfinishedDocument | null {
    const touched = this.touched.get(id)
    return touched ? touched.after : this.#read(id)
  }

  set(id: string, after: UnfinishedDocument | null, mutation: Record<string, unknown>): void {
    const touched = this.touched.get(id)
    const { index } = this
    if (touched) {
      touched.after = after
      touched.index = index
      touched.mutations.push(mutation)
    } else this.touched.set(id, { before: this.#read(id), after, index, mutations: [mutation] })
  }
}
