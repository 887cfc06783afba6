import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '../store/database.ts'
import { Robots } from './robots.ts'
import { ROBOTS_ROLES, type Role } from './roles.ts'
import { hashToken, newSecret } from './secret.ts'
import type { SeedUser } from './seed-users.ts'

export type { Role } from './roles.ts'

/** Whoever sends a request: a person, or a token ("robot"), which has no address. */
export type User = { id: string; name: string; email: string; role: Role; isRobot?: true }

const row = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROBOTS_ROLES),
    robot: z.number(),
  })
  .transform(({ robot, ...user }): User => (robot === 0 ? user : { ...user, isRobot: true }))

const COLUMNS = 'id, name, email, role, robot'

/**
 * The people who can sign in, and the programs that come with the lake: the users file decides, also
 * over what an earlier start stored. And the tokens that administrators have made.
 */
export class Users {
  readonly robots: Robots
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, seeds: readonly SeedUser[], now: () => number) {
    this.#database = database
    this.robots = new Robots(database, now)
    inTransaction(database, () => {
      database.exec('DELETE FROM users')
      const insert = database.prepare(
        `INSERT INTO users (${COLUMNS}, token_hash, password_hash) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      for (const { id, name, email, role, robot, token, passwordHash } of seeds) {
        const hashes = [hashToken(token ?? newSecret()), passwordHash ?? null]
        insert.run(id, name, email, role, robot ? 1 : 0, ...hashes)
      }
    })
  }

  people(): User[] {
    return this.#database
      .prepare(`SELECT ${COLUMNS} FROM users WHERE robot = 0 ORDER BY rowid`)
      .all()
      .map((user) => row.parse(user))
  }

  person(id: string): User | null {
    return this.#one(`SELECT ${COLUMNS} FROM users WHERE id = ? AND robot = 0`, id)
  }

  /** A person or a robot, also one whose token has ended. */
  byId(id: string): User | null {
    const sql = `SELECT ${COLUMNS} FROM users WHERE id = ?`
    return this.#one(sql, id) ?? this.robots.byId(id)
  }

  byToken(token: string): User | null {
    const sql = `SELECT ${COLUMNS} FROM users WHERE token_hash = ?`
    return this.#one(sql, hashToken(token)) ?? this.robots.byToken(token)
  }

  /** The hash of a user's password; null for a user who has none, and for nobody. */
  passwordHashOf(id: string): string | null {
    const found = this.#database.prepare('SELECT password_hash FROM users WHERE id = ?').get(id)
    return typeof found?.['password_hash'] === 'string' ? found['password_hash'] : null
  }

  #one(sql: string, value: string): User | null {
    const found = this.#database.prepare(sql).get(value)
    return found === undefined ? null : row.parse(found)
  }
}
