import type { DatabaseSync } from 'node:sqlite'
import { Store } from './store.ts'

/**
 * A store beside the one that writes, over a connection of its own: before it is read it takes in
 * what was committed since, by the log of changes, and what it then shows is of one moment.
 */
export class FollowingStore {
  readonly #database: DatabaseSync
  #store: Store
  #seq: number

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#seq = this.#newest().seq
    this.#store = new Store(database)
  }

  /** Runs `work` with the documents as they are at this moment. */
  read<T>(work: (store: Store) => T): T {
    this.#database.exec('BEGIN')
    try {
      this.#follow()
      return work(this.#store)
    } finally {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    }
  }

  #newest(): { seq: number; purged: number } {
    const found = this.#database
      .prepare(
        'SELECT coalesce(max(seq), 0) AS seq, total(purged) AS purged FROM transactions WHERE seq > ?',
      )
      .get(this.#seq ?? 0)
    return { seq: Number(found?.['seq']), purged: Number(found?.['purged']) }
  }

  #follow(): void {
    const { seq, purged } = this.#newest()
    if (seq <= this.#seq) return
    // Of what was purged the log tells nothing more.
    if (purged > 0) this.#store = new Store(this.#database)
    else
      for (const { document_id: id, transition } of this.#database
        .prepare('SELECT document_id, transition FROM changes WHERE seq > ? ORDER BY seq')
        .all(this.#seq))
        this.#store.noteChange(String(id), transition !== 'disappear')
    this.#seq = seq
  }
}
