import type { DatabaseSync } from 'node:sqlite'

const LEAST_KIND = { strong: 2, local: 1 }

/** Who points to whom inside the dataset, as the table of references has it. */
export class IncomingReferences {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Ids of the documents that reference `target`, strongly only when asked, in order. */
  to(target: string, strongOnly = false): string[] {
    return this.#database
      .prepare(
        'SELECT source FROM document_references WHERE target = ? AND kind >= ? ORDER BY source',
      )
      .all(target, strongOnly ? LEAST_KIND.strong : LEAST_KIND.local)
      .map((row) => String(row['source']))
  }
}
