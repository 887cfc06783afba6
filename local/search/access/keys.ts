import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import { firstMessage } from '../store/schema.ts'

const keySchema = z.object({
  description: z.string().default(''),
  actions: z.array(z.string()).min(1),
  collections: z.array(z.string()).min(1),
})
// Strict, so that a key with an expiry is refused instead of created without one.
const newKeySchema = keySchema.extend({ value: z.string().min(1).optional() }).strict()

type KeyBody = z.output<typeof keySchema>

export interface Access {
  action: string
  /** Requested collection or alias; `*` for all; undefined for a call about none. */
  collection: string | undefined
}

const FORBIDDEN = new HttpError(
  401,
  'Forbidden - a valid `x-typesense-api-key` header must be sent.',
)

/** The API keys: the admin key in the environment, and keys created by API calls. */
export class Keys {
  private readonly db: DatabaseSync
  private readonly adminKey: string

  constructor(db: DatabaseSync, adminKey: string) {
    this.db = db
    this.adminKey = adminKey
  }

  /** Throws 401 unless `key` has the right for the access. */
  authorize(key: string, access: Access): void {
    if (same(key, this.adminKey)) return
    const stored = this.find(key)
    if (!stored || !permits(stored, access)) throw FORBIDDEN
  }

  /** Whether a known key may do more than search, and so is not public. */
  isTrusted(key: string): boolean {
    const stored = this.find(key)
    return stored
      ? stored.actions.some((action) => action !== 'documents:search')
      : same(key, this.adminKey)
  }

  create(input: unknown) {
    const parsed = newKeySchema.safeParse(input)
    if (!parsed.success) throw new HttpError(400, firstMessage(parsed.error))
    const { value = randomBytes(24).toString('base64url'), ...body } = parsed.data
    if (value === this.adminKey || this.find(value))
      throw new HttpError(409, 'API key generation conflict.')
    const { lastInsertRowid } = this.db
      .prepare('INSERT INTO keys(hash, body, prefix) VALUES (?, ?, ?)')
      .run(hashKey(value), JSON.stringify(body), value.slice(0, 4))
    return { ...body, id: Number(lastInsertRowid), value }
  }

  list() {
    return this.db.prepare('SELECT id, prefix, body FROM keys ORDER BY id').all().map(publicKey)
  }

  drop(id: number) {
    const { changes } = this.db.prepare('DELETE FROM keys WHERE id = ?').run(id)
    if (changes === 0) throw new HttpError(404, 'Not found.')
    return { id }
  }

  private find(value: string): KeyBody | undefined {
    const row = this.db.prepare('SELECT body FROM keys WHERE hash = ?').get(hashKey(value))
    return row ? keySchema.parse(JSON.parse(String(row.body))) : undefined
  }
}

const hashKey = (value: string) => createHash('sha256').update(value).digest('hex')

function permits(key: KeyBody, { action, collection }: Access): boolean {
  const [resource = ''] = action.split(':')
  const mayAct = key.actions.some(
    (each) => each === '*' || each === action || each === `${resource}:*`,
  )
  if (!mayAct || collection === undefined) return mayAct
  return key.collections.some((each) => each === '*' || matchesName(each, collection))
}

function matchesName(pattern: string, name: string): boolean {
  if (pattern === name) return true
  try {
    return new RegExp(`^(?:${pattern})$`).test(name)
  } catch {
    // An invalid regular expression only matches its own text.
    return false
  }
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function publicKey(row: Record<string, unknown>) {
  return {
    ...keySchema.parse(JSON.parse(String(row.body))),
    id: Number(row.id),
    value_prefix: String(row.prefix),
  }
}
