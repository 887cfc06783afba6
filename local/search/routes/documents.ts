import { filterCondition } from '../engine/filter-sql.ts'
import { flag, listOf } from '../engine/parameters.ts'
import { project } from '../engine/project.ts'
import { HttpError } from '../errors.ts'
import { created, ok, parseJson } from '../http.ts'
import type { Collection } from '../store/collection.ts'
import { transaction } from '../store/database.ts'
import {
  type Document,
  isObject,
  readDocument,
  removeRows,
  WRITE_ACTIONS,
  type WriteAction,
  writeDocument,
} from '../store/documents.ts'
import type { Route } from './route.ts'

const DOCUMENTS = '/collections/:collection/documents'

export const documentRoutes: Route[] = [
  {
    method: 'POST',
    path: DOCUMENTS,
    action: 'documents:create',
    run: ({ store, at, query, body }) => {
      const collection = store.collections.get(at('collection'))
      const action = writeAction(query.get('action'), 'create')
      const input = parseJson(body)
      return created(transaction(store.db, () => writeDocument(collection, input, action)))
    },
  },
  {
    method: 'POST',
    path: `${DOCUMENTS}/import`,
    action: 'documents:import',
    run: ({ store, at, query, body }) => {
      const collection = store.collections.get(at('collection'))
      const action = writeAction(query.get('action'), 'create')
      const raw = Object.fromEntries(query)
      const echo = { id: flag(raw, 'return_id', false), doc: flag(raw, 'return_doc', false) }
      const lines = body.split('\n').filter((line) => line.trim())
      // One transaction: when the answer is sent, all the lines that it calls stored are durable.
      const results = transaction(store.db, () =>
        lines.map((line) => importLine(collection, line, action, echo)),
      )
      return ok(results.map((result) => JSON.stringify(result)).join('\n'))
    },
  },
  {
    method: 'GET',
    path: `${DOCUMENTS}/export`,
    action: 'documents:export',
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      const include = listOf(query.get('include_fields') ?? '')
      const exclude = listOf(query.get('exclude_fields') ?? '')
      const documents = select(collection, query.get('filter_by') ?? '').map(
        ({ document }) => document,
      )
      return ok(documents.map((each) => JSON.stringify(project(each, include, exclude))).join('\n'))
    },
  },
  {
    method: 'PATCH',
    path: DOCUMENTS,
    action: 'documents:update',
    run: ({ store, at, query, body }) => {
      const collection = store.collections.get(at('collection'))
      const change = parseJson(body)
      if (!isObject(change)) throw new HttpError(400, 'Bad JSON: document must be an object.')
      const chosen = select(collection, required(query.get('filter_by')))
      transaction(store.db, () => {
        for (const { document } of chosen)
          writeDocument(collection, { ...change, id: document.id }, 'update')
      })
      return ok({ num_updated: chosen.length })
    },
  },
  {
    method: 'DELETE',
    path: DOCUMENTS,
    action: 'documents:delete',
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      const raw = Object.fromEntries(query)
      const filter = flag(raw, 'truncate', false) ? '' : required(query.get('filter_by'))
      const chosen = select(collection, filter)
      transaction(store.db, () =>
        removeRows(
          collection,
          chosen.map(({ seq }) => seq),
        ),
      )
      return ok({
        num_deleted: chosen.length,
        ...(flag(raw, 'return_id', false)
          ? { ids: chosen.map(({ document }) => document.id) }
          : {}),
        ...(flag(raw, 'return_doc', false)
          ? { documents: chosen.map(({ document }) => document) }
          : {}),
      })
    },
  },
  {
    method: 'GET',
    path: `${DOCUMENTS}/:id`,
    action: 'documents:get',
    run: ({ store, at, query }) => {
      const document = existing(store.collections.get(at('collection')), at('id'))
      return ok(
        project(
          document,
          listOf(query.get('include_fields') ?? ''),
          listOf(query.get('exclude_fields') ?? ''),
        ),
      )
    },
  },
  {
    method: 'PATCH',
    path: `${DOCUMENTS}/:id`,
    action: 'documents:update',
    run: ({ store, at, body, query }) => {
      const collection = store.collections.get(at('collection'))
      const change = parseJson(body)
      if (!isObject(change)) throw new HttpError(400, 'Bad JSON: document must be an object.')
      const action = writeAction(query.get('action'), 'update')
      return ok(
        transaction(store.db, () => writeDocument(collection, { ...change, id: at('id') }, action)),
      )
    },
  },
  {
    method: 'DELETE',
    path: `${DOCUMENTS}/:id`,
    action: 'documents:delete',
    run: ({ store, at }) => {
      const collection = store.collections.get(at('collection'))
      const document = existing(collection, at('id'))
      const row = collection
        .prepare(`SELECT seq FROM ${collection.docs} WHERE id = ?`)
        .get(at('id'))
      transaction(store.db, () => removeRows(collection, [Number(row?.seq)]))
      return ok(document)
    },
  },
]

function writeAction(value: string | null, fallback: WriteAction): WriteAction {
  if (value === null || value === '') return fallback
  const action = WRITE_ACTIONS.find((each) => each === value)
  if (!action) {
    throw new HttpError(
      400,
      `Parameter \`action\` must be one of ${WRITE_ACTIONS.join(', ')}; got \`${value}\`.`,
    )
  }
  return action
}

function importLine(
  collection: Collection,
  line: string,
  action: WriteAction,
  echo: { id: boolean; doc: boolean },
) {
  try {
    const stored = writeDocument(collection, parseJson(line), action)
    return {
      ...(echo.doc ? { document: stored } : {}),
      ...(echo.id ? { id: stored.id } : {}),
      success: true,
    }
  } catch (error) {
    // Only a bad line is a line's result; a full disk must undo the whole import.
    if (!(error instanceof HttpError)) throw error
    return { code: error.status, document: line, error: error.message, success: false }
  }
}

function select(collection: Collection, filter: string): { seq: number; document: Document }[] {
  const where = filterCondition(collection, filter)
  const rows = collection
    .prepare(`SELECT d.seq, d.doc FROM ${collection.docs} d WHERE ${where.sql} ORDER BY d.seq`)
    .all(...where.values)
  return rows.map((row) => ({ seq: Number(row.seq), document: JSON.parse(String(row.doc)) }))
}

function required(filter: string | null): string {
  if (!filter?.trim()) throw new HttpError(400, 'Parameter `filter_by` must be provided.')
  return filter
}

function existing(collection: Collection, id: string): Document {
  const document = readDocument(collection, id)
  if (!document) throw new HttpError(404, `Could not find a document with id: ${id}`)
  return document
}
