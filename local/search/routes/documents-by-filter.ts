import { filterCondition } from '../engine/filter-sql.ts'
import { flag, listOf } from '../engine/parameters.ts'
import { project } from '../engine/project.ts'
import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import { transaction } from '../store/database.ts'
import type { Document } from '../store/document.ts'
import { removeRows, writeDocument } from '../store/documents.ts'
import { parseChange } from './documents.ts'
import { ok } from './reply.ts'
import type { Route } from './route.ts'
import { batchSize, dirtyValues } from './write-parameters.ts'

const DOCUMENTS = '/collections/:collection/documents'

/** Routes that work on all documents for which a filter holds. */
export const filteredDocumentRoutes: Route[] = [
  {
    method: 'GET',
    path: `${DOCUMENTS}/export`,
    action: 'documents:export',
    parameters: ['filter_by', 'include_fields', 'exclude_fields'],
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      const include = listOf(query.get('include_fields') ?? '')
      const exclude = listOf(query.get('exclude_fields') ?? '')
      const chosen = select(collection, query.get('filter_by') ?? '')
      return ok(
        chosen
          .map(({ document }) => JSON.stringify(project(document, include, exclude)))
          .join('\n'),
      )
    },
  },
  {
    method: 'PATCH',
    path: DOCUMENTS,
    action: 'documents:update',
    parameters: ['filter_by', 'dirty_values', 'action'],
    run: ({ store, at, query, body }) => {
      const collection = store.collections.get(at('collection'))
      const change = parseChange(body)
      const dirty = dirtyValues(query)
      const chosen = select(collection, required(query.get('filter_by')))
      transaction(store.db, () => {
        for (const { document } of chosen)
          writeDocument(collection, { ...change, id: document.id }, 'update', dirty)
      })
      return ok({ num_updated: chosen.length })
    },
  },
  {
    method: 'DELETE',
    path: DOCUMENTS,
    action: 'documents:delete',
    parameters: [
      'filter_by',
      'truncate',
      'batch_size',
      'return_id',
      'return_doc',
      'ignore_not_found',
    ],
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      batchSize(query)
      const raw = Object.fromEntries(query)
      const filter = flag(raw, 'truncate', false) ? '' : required(query.get('filter_by'))
      const chosen = select(collection, filter)
      const documents = chosen.map(({ document }) => document)
      transaction(store.db, () =>
        removeRows(
          collection,
          chosen.map(({ seq }) => seq),
        ),
      )
      return ok({
        num_deleted: chosen.length,
        ...(flag(raw, 'return_id', false) ? { ids: documents.map(({ id }) => id) } : {}),
        ...(flag(raw, 'return_doc', false) ? { documents } : {}),
      })
    },
  },
]

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
