import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { RawParameters } from '../engine/parameters.ts'
import { HttpError } from '../http/http-error.ts'
import { firstMessage } from '../store/schema.ts'
import { hashKey, prefixOf, searchesOnly, secretOf } from './hash-keys.ts'
import { readEmbedded } from './scoped-parameters.ts'

const NEVER = 64_723_363_199 // what Typesense writes for a key without an end, in seconds

const keySchema = z.strictObject({
  description: z.string().default(''),
  actions: z.array(z.string()).min(1),
  collections: z.array(z.string()).min(1),
  expires_at: z.number().int().nonnegative().default(NEVER),
  autodelete: z.boolean().optional(),
  value: z.string().min(1).optional(),
})

type KeyBody = Omit<z.output<typeof keySchema>, 'value'>

/** What a key may do beside what it asks for now. */
export interface KeyScope {
  /** Whether it may search and nothing else, so that anybody may have it. */
  searchOnly: boolean
  /** The search parameters that a scoped key embeds; they win over the request's. */
  embedded: RawParameters
}

export interface Access {
  action: string
  /** The name as requested, alias or collection; `*` for all; undefined where it is about none. */
  collection: string | undefined
}

const FORBIDDEN = new HttpError(
  401,
  'Forbidden - a valid `x-typesense-api-key` header must be sent.',
)

/** The API keys: the admin key of the environment and those made over the API. */
export class Keys {
  private readonly db: DatabaseSync
  private readonly adminKey: string

  constructor(db: DatabaseSync, adminKey: string) {
    this.db = db
    this.adminKey = adminKey
  }

  /** What `key` allows; throws 401 unless it may do that. */
  authorize(key: string, access: Access): KeyScope {
    if (same(key, this.adminKey)) return { searchOnly: false, embedded: {} }
    const stored = this.find(key)
    if (stored) {
      if (!permits(stored, access)) throw FORBIDDEN
      return { searchOnly: searchesOnly(stored.actions), embedded: {} }
    }
    return { searchOnly: true, embedded: this.authorizeScoped(key, access) }
  }

  /** Whether a key is known to do more than search. */
  isTrusted(key: string): boolean {
    const stored = this.find(key)
    return stored ? !searchesOnly(stored.actions) : same(key, this.adminKey)
  }

  create(input: unknown) {
    const parsed = keySchema.safeParse(input)
    if (!parsed.success) throw new HttpError(400, firstMessage(parsed.error))
    this.forgetEnded()
    const { value = randomBytes(24).toString('base64url'), ...body } = parsed.data
    if (value === this.adminKey || this.find(value))
      throw new HttpError(409, 'API key generation conflict.')
    const { lastInsertRowid } = this.db
      .prepare('INSERT INTO keys(hash, body, prefix, secret) VALUES (?, ?, ?, ?)')
      .run(hashKey(value), JSON.stringify(body), prefixOf(value), secretOf(value, body.actions))
    return { ...body, id: Number(lastInsertRowid), value }
  }

  list() {
    return this.db.prepare('SELECT id, prefix, body FROM keys ORDER BY id').all().map(publicKey)
  }

  get(id: number) {
    const row = this.db.prepare('SELECT id, prefix, body FROM keys WHERE id = ?').get(id)
    if (!row) throw new HttpError(404, 'Not found.')
    return publicKey(row)
  }

  drop(id: number) {
    const { changes } = this.db.prepare('DELETE FROM keys WHERE id = ?').run(id)
    if (changes === 0) throw new HttpError(404, 'Not found.')
    return { id }
  }

  /** Deletes the keys that ended and were made to go then. */
  private forgetEnded(): void {
    this.db
      .prepare(
        "DELETE FROM keys WHERE body ->> 'autodelete' = 1 AND body ->> 'expires_at' < unixepoch()",
      )
      .run()
  }

  private find(value: string): KeyBody | undefined {
    const row = this.db.prepare('SELECT body FROM keys WHERE hash = ?').get(hashKey(value))
    return row ? keySchema.parse(JSON.parse(String(row.body))) : undefined
  }

  // base64( base64(HMAC-SHA256(parent, json)) [44] + first 4 of the parent + json )
  private authorizeScoped(key: string, access: Access): RawParameters {
    const text = Buffer.from(key, 'base64').toString('utf8')
    const [digest, prefix, json] = [text.slice(0, 44), text.slice(44, 48), text.slice(48)]
    if (access.action !== 'documents:search' || !json.startsWith('{')) throw FORBIDDEN
    const parents = this.db
      // Only of a key that may search and nothing else, which can be the parent, is the value kept.
      .prepare('SELECT secret, body FROM keys WHERE prefix = ? AND secret IS NOT NULL')
      .all(prefix)
    for (const { secret, body } of parents) {
      if (!permits(keySchema.parse(JSON.parse(String(body))), access)) continue
      if (!same(createHmac('sha256', String(secret)).update(json).digest('base64'), digest))
        continue
      const embedded = readEmbedded(json)
      if (!embedded || embedded.expiresAt * 1000 < Date.now()) throw FORBIDDEN
      return embedded.parameters
    }
    throw FORBIDDEN
  }
}

function permits(key: KeyBody, { action, collection }: Access): boolean {
  if (key.expires_at * 1000 < Date.now()) return false
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
    // Not a regular expression: then only the name itself matches.
    return false
  }
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function publicKey(row: Record<string, unknown>) {
  const { value: _, ...body } = keySchema.parse(JSON.parse(String(row.body)))
  return { ...body, id: Number(row.id), value_prefix: String(row.prefix) }
}
