import type { LakeDocument } from '../documents/document.ts'

/** A document inside a transaction: the system fields are set when it is complete. */
export type UnfinishedDocument = { _id: string; _type: string; [field: string]: unknown }

export type Touched = {
  before: LakeDocument | null
  after: UnfinishedDocument | null
  /** What happened to this document, each naming it by id, as listeners are told. */
  mutations: Record<string, unknown>[]
  /** Place in the request of what touched the document last, for errors that are found at the end. */
  index: number
}

/** The documents as a transaction in progress sees them; nothing is stored until it is committed. */
export class WorkingCopy {
  readonly touched = new Map<string, Touched>()
  /** Place in the request of the mutation or action that is being done. */
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
