import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { badRequest } from '../http/errors.ts'
import { inTransaction } from '../store/database.ts'

/** Largest serialised setting, in bytes. The Studio stores searches, sort orders and read announcements. */
const MAX_VALUE_BYTES = 256 * 1024

const pairs = z
  .array(z.object({ key: z.string().min(1).max(256), value: z.unknown() }))
  .max(100, 'At most 100 settings at a time')

export type StoredSetting = { key: string; value: unknown }

const serialised = ({ key, value }: StoredSetting): [string, string] => {
  const json = JSON.stringify(value ?? null)
  if (Buffer.byteLength(json) <= MAX_VALUE_BYTES) return [key, json]
  throw badRequest(`The setting "${key}" is larger than ${MAX_VALUE_BYTES} bytes`)
}

/** The Studio's settings of each user. */
export class KeyValues {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The requested settings of a user; null for each that does not exist. */
  read(userId: string, keys: readonly string[]): StoredSetting[] {
    const find = this.#database.prepare(
      'SELECT value FROM key_values WHERE user_id = ? AND key = ?',
    )
    return keys.map((key) => {
      const row = find.get(userId, key)
      return { key, value: row ? JSON.parse(String(row['value'])) : null }
    })
  }

  /** Stores the settings of a request, all or none; throws 400 when one is too large or malformed. */
  write(userId: string, given: unknown): StoredSetting[] {
    const parsed = pairs.safeParse(given)
    if (!parsed.success)
      throw badRequest(`Settings cannot be read: ${z.prettifyError(parsed.error)}`)
    const settings = parsed.data.map(({ key, value }) => ({ key, value }))
    const rows = settings.map(serialised)
    inTransaction(this.#database, () => {
      const put = this.#database.prepare(
        'INSERT OR REPLACE INTO key_values (user_id, key, value) VALUES (?, ?, ?)',
      )
      for (const [key, json] of rows) put.run(userId, key, json)
    })
    return settings
  }
}
