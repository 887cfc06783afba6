import type { DatabaseSync } from 'node:sqlite'
import { HttpError } from '../http/http-error.ts'
import { Collection } from './collection.ts'
import { transaction } from './database.ts'
import { writeDocument } from './documents.ts'
import { type CollectionSchema, parseCollectionSchema } from './schema.ts'

/** Increased whenever the index content of a document changes, terms or tables. */
const INDEX_VERSION = 3
const SELECT = 'SELECT id, name, created_at, schema FROM collections'

/** The collections and aliases of a data folder; a name may belong to either. */
export class Collections {
  private readonly db: DatabaseSync
  private readonly opened = new Map<number, Collection>()

  constructor(db: DatabaseSync) {
    this.db = db
  }

  list(): Collection[] {
    const rows = this.db.prepare(`${SELECT} ORDER BY created_at DESC, id DESC`).all()
    return rows.map((row) => this.open(row))
  }

  /** The collection with this name, or the target of the alias with this name. */
  get(name: string): Collection {
    const target = this.alias(name)
    const collection = this.find(name) ?? (target === undefined ? undefined : this.find(target))
    if (!collection) throw new HttpError(404, 'Collection not found')
    return collection
  }

  private find(name: string): Collection | undefined {
    const row = this.db.prepare(`${SELECT} WHERE name = ?`).get(name)
    return row ? this.open(row) : undefined
  }

  private open(row: Record<string, unknown>): Collection {
    const id = Number(row.id)
    const known = this.opened.get(id)
    if (known) return known
    const schema = parseCollectionSchema(JSON.parse(String(row.schema)))
    const collection = new Collection(this.db, id, Number(row.created_at), schema)
    this.opened.set(id, collection)
    return collection
  }

  create(body: unknown): Collection {
    const schema = parseCollectionSchema(body)
    if (this.find(schema.name) || this.alias(schema.name) !== undefined) {
      throw new HttpError(409, `A collection with name \`${schema.name}\` already exists.`)
    }
    return transaction(this.db, () => this.insert(schema))
  }

  drop(name: string): void {
    const collection = this.get(name)
    transaction(this.db, () => {
      collection.dropTables()
      this.db.prepare('DELETE FROM collections WHERE id = ?').run(collection.id)
    })
    this.opened.delete(collection.id)
  }

  /** Rebuilds every index from its documents if another engine version built it. */
  renew(): void {
    const [row] = this.db.prepare('PRAGMA user_version').all()
    if (row?.user_version === INDEX_VERSION) return
    transaction(this.db, () => {
      for (const collection of this.list()) this.rebuild(collection)
      this.db.exec(`PRAGMA user_version = ${INDEX_VERSION}`)
    })
  }

  private insert(schema: CollectionSchema, createdAt = Math.floor(Date.now() / 1000)): Collection {
    const { lastInsertRowid } = this.db
      .prepare('INSERT INTO collections(name, created_at, schema) VALUES (?, ?, ?)')
      .run(schema.name, createdAt, JSON.stringify(schema))
    const collection = new Collection(this.db, Number(lastInsertRowid), createdAt, schema)
    collection.createTables()
    return collection
  }

  private rebuild(old: Collection): void {
    const documents = old.prepare(`SELECT doc FROM ${old.docs} ORDER BY seq`).iterate()
    this.db.prepare('DELETE FROM collections WHERE id = ?').run(old.id)
    const collection = this.insert(old.schema, old.createdAt)
    for (const row of documents) writeDocument(collection, JSON.parse(String(row.doc)), 'create')
    old.dropTables()
  }

  alias(name: string): string | undefined {
    const row = this.db.prepare('SELECT collection FROM aliases WHERE name = ?').get(name)
    return row ? String(row.collection) : undefined
  }

  aliases(): { name: string; collection_name: string }[] {
    const rows = this.db.prepare('SELECT name, collection FROM aliases ORDER BY name').all()
    return rows.map((row) => ({ collection_name: String(row.collection), name: String(row.name) }))
  }

  putAlias(name: string, collection: string): void {
    if (this.find(name)) {
      throw new HttpError(500, `Name \`${name}\` conflicts with an existing collection name.`)
    }
    this.db
      .prepare(
        'INSERT INTO aliases VALUES (?, ?) ON CONFLICT DO UPDATE SET collection = excluded.collection',
      )
      .run(name, collection)
  }

  dropAlias(name: string): void {
    this.db.prepare('DELETE FROM aliases WHERE name = ?').run(name)
  }
}

/** A collection in the API's format. */
export function describe(collection: Collection): Record<string, unknown> {
  const { name, metadata, ...schema } = collection.schema
  return {
    created_at: collection.createdAt,
    ...schema,
    name,
    num_documents: collection.count(),
    ...(metadata ? { metadata } : {}),
  }
}
