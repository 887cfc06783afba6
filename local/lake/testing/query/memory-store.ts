import { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../../documents/document.ts'
import { migrations } from '../../store/migrations.ts'
import { Store } from '../../store/store.ts'

export type MemoryStore = {
  store: Store
  put: (id: string, document: LakeDocument | null) => void
} & Disposable

/** A store in memory with its own database. */
export function memoryStore(documents: readonly LakeDocument[]): MemoryStore {
  const database = new DatabaseSync(':memory:')
  for (const step of migrations) database.exec(step)
  const write = database.prepare('INSERT OR REPLACE INTO documents (id, body) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  for (const document of documents) write.run(document._id, JSON.stringify(document))
  const store = new Store(database)
  return {
    store,
    put(id, document) {
      if (document) write.run(id, JSON.stringify(document))
      else remove.run(id)
      store.noteChange(id)
    },
    [Symbol.dispose]: () => database.close(),
  }
}
