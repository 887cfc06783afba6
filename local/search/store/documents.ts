import { randomUUID } from 'node:crypto'
import { HttpError } from '../http/http-error.ts'
import { indexText } from '../text/tokenizer.ts'
import type { Collection } from './collection.ts'
import { type Document, isObject, textsAt } from './document.ts'
import { assertFits } from './fit-document.ts'

export function readDocument(collection: Collection, id: string): Document | undefined {
  const row = collection.prepare(`SELECT doc FROM ${collection.docs} d WHERE id = ?`).get(id)
  return row ? JSON.parse(String(row.doc)) : undefined
}

const MAX_DEPTH = 100 // SQLite reads up to 1000 levels of JSON

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** Writes and indexes one whole document; call it in a transaction. */
export function writeDocument(
  collection: Collection,
  input: unknown,
  action: 'create' | 'upsert',
): void {
  if (!isObject(input)) throw new HttpError(400, 'Bad JSON: document must be an object.')
  if (isDeeper(input, MAX_DEPTH))
    throw new HttpError(400, `Document has more than ${MAX_DEPTH} levels.`)
  if (input.id !== undefined && typeof input.id !== 'string') {
    throw new HttpError(400, "Document's `id` field should be a string.")
  }
  const { id = randomUUID() } = input
  const document = { ...input, id }
  const row = collection.prepare(`SELECT seq FROM ${collection.docs} WHERE id = ?`).get(id)
  if (row && action === 'create')
    throw new HttpError(409, `A document with id ${id} already exists.`)
  assertFits(collection, document)
  const seq = storeText(collection, row ? Number(row.seq) : undefined, id, JSON.stringify(document))
  addToIndex(collection, seq, document)
}

/** Stores the JSON and returns its row number, which a replaced document keeps. */
function storeText(
  collection: Collection,
  seq: number | undefined,
  id: string,
  text: string,
): number {
  if (seq === undefined) {
    const insert = collection.prepare(`INSERT INTO ${collection.docs}(id, doc) VALUES (?, ?)`)
    return Number(insert.run(id, text).lastInsertRowid)
  }
  removeFromIndex(collection, seq)
  collection.prepare(`UPDATE ${collection.docs} SET doc = ? WHERE seq = ?`).run(text, seq)
  return seq
}

/** Deletes the documents with these row numbers; call it in a transaction. */
export function removeRows(collection: Collection, rows: readonly number[]): void {
  const statement = collection.prepare(`DELETE FROM ${collection.docs} WHERE seq = ?`)
  for (const seq of rows) {
    removeFromIndex(collection, seq)
    statement.run(seq)
  }
}

function addToIndex(collection: Collection, seq: number, document: Document): void {
  const fields = collection.textFields
  if (fields.length > 0) {
    const texts = fields.map((field) => indexText(textsAt(document, field), collection.tokenize))
    collection
      .prepare(
        insertSql(
          collection.fts,
          fields.map((f) => collection.textColumn(f)),
        ),
      )
      .run(seq, ...texts)
    collection.vocabulary.learn(new Set(texts.flatMap((text) => text.split(' ')).filter(Boolean)))
  }
  const infix = collection.infixFields
  if (infix.length > 0) {
    const texts = infix.map((field) => textsAt(document, field).join('\n').toLowerCase())
    collection
      .prepare(
        insertSql(
          collection.infix,
          infix.map((f) => collection.textColumn(f)),
        ),
      )
      .run(seq, ...texts)
  }
}

function removeFromIndex(collection: Collection, seq: number): void {
  if (collection.textFields.length > 0) {
    collection.prepare(`DELETE FROM ${collection.fts} WHERE rowid = ?`).run(seq)
  }
  if (collection.infixFields.length > 0) {
    collection.prepare(`DELETE FROM ${collection.infix} WHERE rowid = ?`).run(seq)
  }
}

const insertSql = (table: string, columns: readonly string[]) =>
  `INSERT INTO ${table}(rowid, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`
