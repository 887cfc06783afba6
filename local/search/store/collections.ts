import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { HttpError } from '../errors.ts'
import { type CollectionSchema, parseCollectionSchema, parseField } from '../schema.ts'
import { Collection } from './collection.ts'
import { transaction } from './database.ts'
import { writeDocument } from './documents.ts'

const changeSchema = z.object({
  fields: z.array(z.looseObject({ name: z.string(), drop: z.boolean().optional() })).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  synonym_sets: z.array(z.string()).optional(),
  curation_sets: z.array(z.string()).optional(),
})

/** The collections and aliases of a data folder; a name may be either. */
export class Collections {
  private readonly db: DatabaseSync
  private readonly open = new Map<string, Collection>()

  constructor(db: DatabaseSync) {
    this.db = db
    const rows = db.prepare('SELECT id, name, created_at, schema FROM collections').all()
    for (const row of rows) {
      const schema = parseCollectionSchema(JSON.parse(String(row.schema)))
      this.open.set(schema.name, new Collection(db, Number(row.id), Number(row.created_at), schema))
    }
  }

  list(): Collection[] {
    return [...this.open.values()].sort((a, b) => b.createdAt - a.createdAt || b.id - a.id)
  }

  /** The collection of that name, or the one that the alias of that name points to. */
  get(name: string): Collection {
    const direct = this.open.get(name)
    if (direct) return direct
    const target = this.alias(name)
    const collection = target === undefined ? undefined : this.open.get(target)
    if (!collection) throw new HttpError(404, 'Collection not found')
    return collection
  }

  create(body: unknown): Collection {
    const schema = parseCollectionSchema(body)
    if (this.open.has(schema.name)) {
      throw new HttpError(409, `A collection with name \`${schema.name}\` already exists.`)
    }
    const collection = transaction(this.db, () => this.insert(schema))
    this.open.set(schema.name, collection)
    return collection
  }

  drop(name: string): Collection {
    const collection = this.get(name)
    transaction(this.db, () => {
      collection.dropTables()
      this.db.prepare('DELETE FROM collections WHERE id = ?').run(collection.id)
    })
    this.open.delete(collection.schema.name)
    return collection
  }

  /** Applies a PATCH body; changed fields rebuild the index from the stored documents. */
  change(name: string, body: unknown): unknown {
    const parsed = changeSchema.safeParse(body)
    if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
    const { fields: changes, ...rest } = parsed.data
    const collection = this.get(name)
    const fields = [...collection.schema.fields]
    for (const change of changes ?? []) {
      const at = fields.findIndex((field) => field.name === change.name)
      if (change.drop) {
        if (at < 0)
          throw new HttpError(400, `Field \`${change.name}\` is not part of collection schema.`)
        fields.splice(at, 1)
      } else if (at >= 0) {
        throw new HttpError(
          400,
          `Field \`${change.name}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
        )
      } else fields.push(parseField(change))
    }
    const schema = parseCollectionSchema({ ...collection.schema, ...rest, fields })
    const changed = transaction(this.db, () =>
      changes ? this.rebuild(collection, schema) : this.replaceSchema(collection, schema),
    )
    this.open.set(schema.name, changed)
    return body
  }

  private insert(schema: CollectionSchema, createdAt = Math.floor(Date.now() / 1000)): Collection {
    const { lastInsertRowid } = this.db
      .prepare('INSERT INTO collections(name, created_at, schema) VALUES (?, ?, ?)')
      .run(schema.name, createdAt, JSON.stringify(schema))
    const collection = new Collection(this.db, Number(lastInsertRowid), createdAt, schema)
    collection.createTables()
    return collection
  }

  private replaceSchema(old: Collection, schema: CollectionSchema): Collection {
    this.db
      .prepare('UPDATE collections SET schema = ? WHERE id = ?')
      .run(JSON.stringify(schema), old.id)
    return new Collection(this.db, old.id, old.createdAt, schema)
  }

  private rebuild(old: Collection, schema: CollectionSchema): Collection {
    const documents = old.prepare(`SELECT doc FROM ${old.docs} ORDER BY seq`).all()
    this.db.prepare('DELETE FROM collections WHERE id = ?').run(old.id)
    const collection = this.insert(schema, old.createdAt)
    for (const row of documents) writeDocument(collection, JSON.parse(String(row.doc)), 'create')
    old.dropTables()
    return collection
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
    if (this.open.has(name)) {
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
  const count = collection.prepare(`SELECT count(*) AS n FROM ${collection.docs}`).get()
  return {
    created_at: collection.createdAt,
    ...schema,
    name,
    num_documents: Number(count?.n ?? 0),
    ...(metadata ? { metadata } : {}),
  }
}
