import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '../store/database.ts'

const role = z.enum(['administrator', 'writer', 'translator', 'viewer'])
export type Role = z.infer<typeof role>

const user = z.object({
  id: z.string().regex(/^[a-zA-Z0-9_-]+$/),
  name: z.string().min(1),
  email: z.email(),
  role,
})
export type User = z.infer<typeof user>

const seed = z.array(user.extend({ token: z.string().min(16) }))
export type SeedUser = z.infer<typeof seed>[number]

/** The users of the seed file; throws an error that names the first mistake. */
export function parseSeedUsers(text: string): SeedUser[] {
  const parsed = seed.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return parsed.data
}

/** What is stored of a token: it is random and long, so a plain hash is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The people who can sign in; the seed file decides, also over what an earlier start stored. */
export class Users {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, seeds: readonly SeedUser[]) {
    this.#database = database
    inTransaction(database, () => {
      database.exec('DELETE FROM users')
      const insert = database.prepare(
        'INSERT INTO users (id, name, email, role, token_hash) VALUES (?, ?, ?, ?, ?)',
      )
      for (const one of seeds)
        insert.run(one.id, one.name, one.email, one.role, hashToken(one.token))
    })
  }

  all(): User[] {
    return this.#database
      .prepare('SELECT id, name, email, role FROM users ORDER BY rowid')
      .all()
      .map((row) => user.parse(row))
  }

  byId(id: string): User | null {
    return this.#one('SELECT id, name, email, role FROM users WHERE id = ?', id)
  }

  byToken(token: string): User | null {
    return this.#one(
      'SELECT id, name, email, role FROM users WHERE token_hash = ?',
      hashToken(token),
    )
  }

  #one(sql: string, value: string): User | null {
    const row = this.#database.prepare(sql).get(value)
    return row === undefined ? null : user.parse(row)
  }
}
