import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { transaction } from '../store/database.ts'

export const hashKey = (value: string) => createHash('sha256').update(value).digest('hex')

/** What `GET /keys` shows of a key, and a scoped key says of its parent. */
export const prefixOf = (value: string) => value.slice(0, 4)

/** Whether a key may search and nothing else, so that anybody may have it. */
export const searchesOnly = (actions: readonly string[]) =>
  actions.every((action) => action === 'documents:search')

/** The value, where it must be kept: scoped keys are signed with that of a key that may only search. */
export const secretOf = (value: string, actions: readonly string[]) =>
  searchesOnly(actions) ? value : null

const oldRow = z.object({ id: z.number(), value: z.string(), body: z.string() })
const actionsOf = z.object({ actions: z.array(z.string()) })

/** Hashes the keys of a database that an earlier version made, and leaves nothing of them in its files. */
export function hashStoredKeys(db: DatabaseSync): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('keys')").all()
  if (!columns.some(({ name }) => name === 'value')) return
  db.exec('PRAGMA secure_delete = ON')
  transaction(db, () => {
    const rows = z.array(oldRow).parse(db.prepare('SELECT id, value, body FROM keys').all())
    db.exec(`
      ALTER TABLE keys RENAME COLUMN value TO hash;
      ALTER TABLE keys ADD COLUMN prefix TEXT NOT NULL DEFAULT '';
      ALTER TABLE keys ADD COLUMN secret TEXT;
    `)
    const update = db.prepare('UPDATE keys SET hash = ?, prefix = ?, secret = ? WHERE id = ?')
    for (const { id, value, body } of rows) {
      const { actions } = actionsOf.parse(JSON.parse(body))
      update.run(hashKey(value), prefixOf(value), secretOf(value, actions), id)
    }
  })
  db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA secure_delete = OFF')
}
