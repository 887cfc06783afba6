import type { DatabaseSync } from 'node:sqlite'
import { unlessFull } from '../../disk-full.ts'
import { hashToken, newSecret } from './secret.ts'
import type { User, Users } from './users.ts'

const HOUR_MS = 3_600_000
/** Longest duration of a session. */
export const SESSION_MS = 30 * 24 * HOUR_MS
/** Time without use after which a session ends. */
export const IDLE_MS = 7 * 24 * HOUR_MS
/** Interval at which use is recorded, to limit writes. */
const NOTED_EVERY_MS = HOUR_MS / 12
const SID_MS = 60_000

/** Sessions of signed-in browsers. They survive a restart; only hashes are stored. */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #users: Users
  readonly #now: () => number
  /** One-time codes issued by the sign-in page for the Studio, oldest first. */
  readonly #pending = new Map<string, { token: string; origin: string; expires: number }>()

  constructor(database: DatabaseSync, users: Users, now: () => number) {
    this.#database = database
    this.#users = users
    this.#now = now
    unlessFull(() => this.#forgetEnded())
  }

  /** Starts a session and returns its token. */
  start(userId: string): string {
    this.#forgetEnded()
    const token = newSecret()
    const now = this.#now()
    this.#database
      .prepare('INSERT INTO sessions (hash, user_id, expires, last_used) VALUES (?, ?, ?, ?)')
      .run(hashToken(token), userId, now + SESSION_MS, now)
    return token
  }

  /** The session's user, and its expiry unless it is used again. */
  find(token: string): { user: User; expires: Date } | null {
    const now = this.#now()
    const hash = hashToken(token)
    const row = this.#database
      .prepare(
        'SELECT user_id, expires, last_used FROM sessions WHERE hash = ? AND expires > ? AND last_used > ?',
      )
      .get(hash, now, now - IDLE_MS)
    const user = row && this.#users.person(String(row['user_id']))
    if (!user) return null
    if (Number(row['last_used']) + NOTED_EVERY_MS < now) this.#note(hash, now)
    return { user, expires: new Date(Math.min(Number(row['expires']), now + IDLE_MS)) }
  }

  end(token: string): void {
    this.#database.prepare('DELETE FROM sessions WHERE hash = ?').run(hashToken(token))
  }

  /** Issues a code that pages of `origin` can exchange once for the session's token, within a minute. */
  issueSid(token: string, origin: string): string {
    const now = this.#now()
    for (const [known, { expires }] of this.#pending) {
      if (expires > now) break
      this.#pending.delete(known)
    }
    const sid = newSecret()
    this.#pending.set(sid, { token, origin, expires: now + SID_MS })
    return sid
  }

  /**
   * Exchanges a code for its token, only for the browser that has the session's cookie and for the page that started
   * the sign-in: a link with another person's code must not sign a reader in as that person.
   */
  redeemSid(sid: string, asking: { cookie: string | null; origin: string | null }): string | null {
    const pending = this.#pending.get(sid)
    this.#pending.delete(sid)
    if (!pending || pending.expires <= this.#now()) return null
    const isSame = pending.token === asking.cookie && pending.origin === asking.origin
    return isSame ? pending.token : null
  }

  #forgetEnded(): void {
    const now = this.#now()
    this.#database
      .prepare('DELETE FROM sessions WHERE expires <= ? OR last_used <= ?')
      .run(now, now - IDLE_MS)
  }

  #note(hash: string, now: number): void {
    unlessFull(() =>
      this.#database.prepare('UPDATE sessions SET last_used = ? WHERE hash = ?').run(now, hash),
    )
  }
}
