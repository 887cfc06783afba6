import type { DatabaseSync } from 'node:sqlite'
import { HttpError } from '../http/http-error.ts'
import { changedSchema } from './changed-schema.ts'
import { Collection } from './collection.ts'
import { transaction } from './database.ts'
import { writeDocument } from './documents.ts'
import { type CollectionSchema, parseCollectionSchema } from './schema.ts'

/** Another number whenever what is indexed of a document changes, words or tables. */
const INDEX_VERSION = 3
const SELECT = 'SELECT id, name, created_at, schema FROM collections'

/** Terms that a write put into the index, by the number of the collection. */
export type Learned = [collection: number, terms: string[]][]

/** The collections and aliases of a data folder; a name may be either. */
export class Collections {
  private readonly db: DatabaseSync
  private readonly opened = new Map<number, { row: string; collection: Collection }>()

  constructor(db: DatabaseSync) {
    this.db = db
  }

  list(): Collection[] {
    const rows = this.db.prepare(`${SELECT} ORDER BY created_at DESC, id DESC`).all()
    return rows.map((row) => this.open(row))
  }

  /** The collection of that name, or the one that the alias of that name points to. */
  get(name: string): Collection {
    const target = this.alias(name)
    const collection = this.find(name) ?? (target === undefined ? undefined : this.find(target))
    if (!collection) throw new HttpError(404, 'Collection not found')
    return collection
  }

  /** Hands over the terms that were indexed since it was last called. */
  takeLearned(): Learned {
    return [...this.opened.values()].flatMap(({ collection }): Learned => {
      const terms = collection.vocabulary.take()
      return terms.length > 0 ? [[collection.id, terms]] : []
    })
  }

  /** Notes terms that another connection indexed. */
  learn(learned: Learned): void {
    for (const [id, terms] of learned) this.opened.get(id)?.collection.vocabulary.learn(terms)
  }

  private find(name: string): Collection | undefined {
    const row = this.db.prepare(`${SELECT} WHERE name = ?`).get(name)
    return row ? this.open(row) : undefined
  }

  // Asked of the database each time: another connection may have changed or deleted it.
  private open(row: Record<string, unknown>): Collection {
    const id = Number(row.id)
    const text = JSON.stringify(row)
    const known = this.opened.get(id)
    if (known?.row === text) return known.collection
    const schema = parseCollectionSchema(JSON.parse(String(row.schema)))
    const collection = new Collection(this.db, id, Number(row.created_at), schema)
    this.forgetDropped()
    this.opened.set(id, { row: text, collection })
    return collection
  }

  private forgetDropped(): void {
    const ids = new Set(
      this.db
        .prepare('SELECT id FROM collections')
        .all()
        .map(({ id }) => id),
    )
    for (const id of this.opened.keys()) if (!ids.has(id)) this.opened.delete(id)
  }

  create(body: unknown): Collection {
    const schema = parseCollectionSchema(body)
    if (this.find(schema.name) || this.alias(schema.name) !== undefined) {
      throw new HttpError(409, `A collection with name \`${schema.name}\` already exists.`)
    }
    return transaction(this.db, () => this.insert(schema))
  }

  drop(name: string): Collection {
    const collection = this.get(name)
    transaction(this.db, () => {
      collection.dropTables()
      this.db.prepare('DELETE FROM collections WHERE id = ?').run(collection.id)
    })
    return collection
  }

  /** Applies a PATCH body; changed fields rebuild the index from the stored documents. */
  change(name: string, body: unknown): unknown {
    const collection = this.get(name)
    const { schema, fieldsChanged } = changedSchema(collection.schema, body)
    transaction(this.db, () => {
      if (fieldsChanged) this.rebuild(collection, schema)
      else this.replaceSchema(collection, schema)
    })
    return body
  }

  /** Makes every index anew from its documents, if another version of the engine made them. */
  renew(): void {
    const [row] = this.db.prepare('PRAGMA user_version').all()
    if (row?.user_version === INDEX_VERSION) return
    transaction(this.db, () => {
      for (const collection of this.list()) this.rebuild(collection, collection.schema)
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

  private replaceSchema(old: Collection, schema: CollectionSchema): void {
    this.db
      .prepare('UPDATE collections SET schema = ? WHERE id = ?')
      .run(JSON.stringify(schema), old.id)
  }

  private rebuild(old: Collection, schema: CollectionSchema): void {
    const documents = old.prepare(`SELECT doc FROM ${old.docs} ORDER BY seq`).iterate()
    this.db.prepare('DELETE FROM collections WHERE id = ?').run(old.id)
    const collection = this.insert(schema, old.createdAt)
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

/** A collection as the API describes it. */
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
