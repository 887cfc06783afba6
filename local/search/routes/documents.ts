import { flag, listOf } from '../engine/parameters.ts'
import { project } from '../engine/project.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import type { Collection } from '../store/collection.ts'
import { transaction } from '../store/database.ts'
import { type Document, isObject } from '../store/document.ts'
import { readDocument, removeRows, writeDocument } from '../store/documents.ts'
import { created, ok } from './reply.ts'
import type { Call, Route } from './route.ts'
import { batchSize, dirtyValues, writeAction } from './write-parameters.ts'

const DOCUMENTS = '/collections/:collection/documents'
const WRITING = ['action', 'dirty_values'] as const
/** Characters of a refused line that are sent back: the whole of a long one would be held several times over. */
const LONGEST_ECHO = 10_000

export const documentRoutes: Route[] = [
  {
    method: 'POST',
    path: DOCUMENTS,
    action: 'documents:create',
    parameters: WRITING,
    run: ({ store, at, query, body }) => {
      const collection = store.collections.get(at('collection'))
      const action = writeAction(query, 'create')
      const dirty = dirtyValues(query)
      const input = parseJson(body)
      return created(transaction(store.db, () => writeDocument(collection, input, action, dirty)))
    },
  },
  {
    method: 'POST',
    path: `${DOCUMENTS}/import`,
    action: 'documents:import',
    // The client sends its own `throwOnFail` along. Imports do not hold up searches, in whatever batches.
    parameters: [...WRITING, 'batch_size', 'return_id', 'return_doc', 'throwOnFail'],
    run: (call) => {
      batchSize(call.query)
      // One transaction: when the answer is sent, all the lines that it calls stored are durable.
      const results = transaction(call.store.db, () => importLines(call))
      return ok(results.map((result) => JSON.stringify(result)).join('\n'))
    },
  },
  {
    method: 'GET',
    path: `${DOCUMENTS}/:id`,
    action: 'documents:get',
    parameters: ['include_fields', 'exclude_fields'],
    run: ({ store, at, query }) => {
      const document = existing(store.collections.get(at('collection')), at('id'))
      const [include, exclude] = [query.get('include_fields'), query.get('exclude_fields')]
      return ok(project(document, listOf(include ?? ''), listOf(exclude ?? '')))
    },
  },
  {
    method: 'PATCH',
    path: `${DOCUMENTS}/:id`,
    action: 'documents:update',
    parameters: WRITING,
    run: ({ store, at, body, query }) => {
      const collection = store.collections.get(at('collection'))
      const change = { ...parseChange(body), id: at('id') }
      const action = writeAction(query, 'update')
      const dirty = dirtyValues(query)
      return ok(transaction(store.db, () => writeDocument(collection, change, action, dirty)))
    },
  },
  {
    method: 'DELETE',
    path: `${DOCUMENTS}/:id`,
    action: 'documents:delete',
    parameters: ['ignore_not_found'],
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      if (query.get('ignore_not_found') === 'true' && !readDocument(collection, at('id')))
        return ok({ id: at('id') })
      const document = existing(collection, at('id'))
      const row = collection
        .prepare(`SELECT seq FROM ${collection.docs} WHERE id = ?`)
        .get(at('id'))
      transaction(store.db, () => removeRows(collection, [Number(row?.seq)]))
      return ok(document)
    },
  },
]

/** The fields to change; 400 when the body is no object. */
export function parseChange(body: string): Document {
  const change = parseJson(body)
  if (!isObject(change)) throw new HttpError(400, 'Bad JSON: document must be an object.')
  return change
}

function importLines({ store, at, query, body }: Call): unknown[] {
  const collection = store.collections.get(at('collection'))
  const action = writeAction(query, 'create')
  const dirty = dirtyValues(query)
  const raw = Object.fromEntries(query)
  const echo = { id: flag(raw, 'return_id', false), doc: flag(raw, 'return_doc', false) }
  const lines = body.split('\n').filter((line) => line.trim())
  return lines.map((line) => {
    try {
      const stored = writeDocument(collection, parseJson(line), action, dirty)
      return {
        ...(echo.doc ? { document: stored } : {}),
        ...(echo.id ? { id: stored.id } : {}),
        success: true,
      }
    } catch (error) {
      // Only a bad line is a line's result; a full disk must undo the whole import.
      if (!(error instanceof HttpError)) throw error
      const document = line.length > LONGEST_ECHO ? `${line.slice(0, LONGEST_ECHO)}…` : line
      return { code: error.status, document, error: error.message, success: false }
    }
  })
}

function existing(collection: Collection, id: string): Document {
  const document = readDocument(collection, id)
  if (!document) throw new HttpError(404, `Could not find a document with id: ${id}`)
  return document
}
