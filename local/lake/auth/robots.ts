import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { unlessFull } from '../../disk-full.ts'
import { ROBOTS_ROLES, type Role } from './roles.ts'
import { hashToken, newSecret } from './secret.ts'
import type { User } from './users.ts'

/** Use is noted once in so long: a write for each request would cost more than the request. */
const NOTED_EVERY_MS = 60_000

const row = z.object({
  id: z.string(),
  label: z.string(),
  role: z.enum(ROBOTS_ROLES),
  created_at: z.number(),
  created_by: z.string(),
  last_used_at: z.number().nullable(),
  expires_at: z.number().nullable(),
})

/** A token as it is listed: times are in ms, the secret is not kept. */
export type Robot = {
  id: string
  label: string
  role: Role
  createdAt: number
  createdBy: string
  lastUsedAt: number | null
  expiresAt: number | null
}

const COLUMNS = 'id, label, role, created_at, created_by, last_used_at, expires_at'

function robotOf(found: Record<string, unknown>): Robot {
  const { created_at, created_by, last_used_at, expires_at, ...robot } = row.parse(found)
  const times = { createdAt: created_at, lastUsedAt: last_used_at, expiresAt: expires_at }
  return { ...robot, ...times, createdBy: created_by }
}

const userOf = ({ id, label, role }: Robot): User => ({
  id,
  name: label,
  email: '',
  role,
  isRobot: true,
})

/** Tokens for programs. Only hashes are stored; a revoked one stays as the name of what it wrote. */
export class Robots {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  list(): Robot[] {
    return this.#database
      .prepare(`SELECT ${COLUMNS} FROM robots WHERE hash IS NOT NULL ORDER BY created_at, id`)
      .all()
      .map(robotOf)
  }

  /** Makes a token; `key` is told this once. */
  create(
    asked: { label: string; role: Role; expiresAt: number | null },
    createdBy: string,
  ): { robot: Robot; key: string } {
    const id = `robot-${randomBytes(9).toString('hex')}`
    const key = newSecret('sk')
    const createdAt = this.#now()
    this.#database
      .prepare(
        `INSERT INTO robots (id, hash, label, role, created_at, created_by, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, hashToken(key), asked.label, asked.role, createdAt, createdBy, asked.expiresAt)
    return { robot: { ...asked, id, createdAt, createdBy, lastUsedAt: null }, key }
  }

  /** Gives the robot another key; the old one ends. Null for a robot that is not there. */
  rotate(id: string): { robot: Robot; key: string } | null {
    const key = newSecret('sk')
    this.#database
      .prepare('UPDATE robots SET hash = ? WHERE id = ? AND hash IS NOT NULL')
      .run(hashToken(key), id)
    const robot = this.list().find((one) => one.id === id)
    return robot ? { robot, key } : null
  }

  /** Ends a token at once; false when there is none. */
  revoke(id: string): boolean {
    const { changes } = this.#database
      .prepare('UPDATE robots SET hash = NULL WHERE id = ? AND hash IS NOT NULL')
      .run(id)
    return changes > 0
  }

  byToken(token: string): User | null {
    const now = this.#now()
    const found = this.#database
      .prepare(
        `SELECT ${COLUMNS} FROM robots
         WHERE hash = ? AND (expires_at IS NULL OR expires_at > ?)`,
      )
      .get(hashToken(token), now)
    if (!found) return null
    const robot = robotOf(found)
    if ((robot.lastUsedAt ?? 0) + NOTED_EVERY_MS < now) this.#note(robot.id, now)
    return userOf(robot)
  }

  /** Also of a revoked token: the history names it. */
  byId(id: string): User | null {
    const found = this.#database.prepare(`SELECT ${COLUMNS} FROM robots WHERE id = ?`).get(id)
    return found ? userOf(robotOf(found)) : null
  }

  #note(id: string, now: number): void {
    unlessFull(() =>
      this.#database.prepare('UPDATE robots SET last_used_at = ? WHERE id = ?').run(now, id),
    )
  }
}
