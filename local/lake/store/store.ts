import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LakeDocument } from '../documents/document.ts'
import { type Condition, selectIds } from './select-ids.ts'

/** Number of parsed documents in the cache: at some 7 KB each, about 300 MB of heap. */
const KEPT = 20_000

/**
 * The documents: SQLite stores and finds them, and the last ones read stay parsed. The absence of a document is cached
 * too: most pages have no draft, and a reader of drafts looks for one of each page.
 */
export class Store {
  readonly #database: DatabaseSync
  readonly #kept = new Map<string, LakeDocument | null>()
  readonly #read: StatementSync

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#read = database.prepare('SELECT body FROM documents WHERE id = ?')
  }

  get(id: string): LakeDocument | null {
    const kept = this.#kept.get(id)
    if (kept !== undefined) return kept
    const body = this.#read.get(id)?.['body']
    // The cast is safe: only this program writes bodies.
    const document = typeof body === 'string' ? (JSON.parse(body) as LakeDocument) : null
    this.#kept.set(id, document)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return document
  }

  /** Call this for a committed change, which SQLite has already: the document is read again at its next use. */
  noteChange(id: string): void {
    this.#kept.delete(id)
  }

  /** Ids of the documents that fulfil the condition, and possibly of others; in order of id. */
  select(condition: Condition | null): string[] {
    return selectIds(this.#database, condition)
  }

  /** Ids of the documents that reference `target` strongly, in order. */
  referencing(target: string): string[] {
    return this.#database
      .prepare(
        'SELECT source FROM document_references WHERE target = ? AND kind = 2 ORDER BY source',
      )
      .all(target)
      .map((row) => String(row['source']))
  }
}
