import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { hashToken, type User, type Users } from './users.ts'

const SESSION_MS = 30 * 24 * 3_600_000
const SID_MS = 60_000

/** Signed-in browsers. They outlive a restart; only hashes are stored. */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #users: Users
  /** One-time codes on their way from the sign-in page to the Studio. */
  readonly #pending = new Map<string, { token: string; expires: number }>()

  constructor(database: DatabaseSync, users: Users) {
    this.#database = database
    this.#users = users
    database.prepare('DELETE FROM sessions WHERE expires < ?').run(Date.now())
  }

  /** Starts a session and returns its token. */
  start(userId: string): string {
    const token = randomBytes(32).toString('base64url')
    this.#database
      .prepare('INSERT INTO sessions (hash, user_id, expires) VALUES (?, ?, ?)')
      .run(hashToken(token), userId, Date.now() + SESSION_MS)
    return token
  }

  find(token: string): { user: User; expires: Date } | null {
    const row = this.#database
      .prepare('SELECT user_id, expires FROM sessions WHERE hash = ? AND expires > ?')
      .get(hashToken(token), Date.now())
    const user = row && this.#users.byId(String(row['user_id']))
    return user ? { user, expires: new Date(Number(row['expires'])) } : null
  }

  end(token: string): void {
    this.#database.prepare('DELETE FROM sessions WHERE hash = ?').run(hashToken(token))
  }

  /** A code that can be changed for the session's token once, within a minute. */
  issueSid(token: string): string {
    const sid = randomBytes(24).toString('base64url')
    this.#pending.set(sid, { token, expires: Date.now() + SID_MS })
    return sid
  }

  redeemSid(sid: string): string | null {
    const pending = this.#pending.get(sid)
    this.#pending.delete(sid)
    return pending && pending.expires > Date.now() ? pending.token : null
  }
}
