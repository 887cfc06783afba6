import { filterCondition } from '../engine/filter-sql.ts'
import { listOf } from '../engine/parameters.ts'
import { project } from '../engine/project.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import type { Collection } from '../store/collection.ts'
import { transaction } from '../store/database.ts'
import { removeRows, writeDocument } from '../store/documents.ts'
import { ok } from './reply.ts'
import type { Call, Route } from './route.ts'

const DOCUMENTS = '/collections/:collection/documents'
/** Most characters of a refused line that the answer repeats: a long line would be in memory several times. */
const LONGEST_ECHO = 10_000

export const documentRoutes: Route[] = [
  {
    method: 'GET',
    path: `${DOCUMENTS}/export`,
    action: 'documents:export',
    parameters: ['filter_by', 'include_fields', 'exclude_fields'],
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      const include = listOf(query.get('include_fields') ?? '')
      const exclude = listOf(query.get('exclude_fields') ?? '')
      const lines = select(collection, query.get('filter_by') ?? '', 'd.doc').map((doc) =>
        JSON.stringify(project(JSON.parse(String(doc)), include, exclude)),
      )
      return ok(lines.join('\n'))
    },
  },
  {
    method: 'DELETE',
    path: DOCUMENTS,
    action: 'documents:delete',
    parameters: ['filter_by'],
    run: ({ store, at, query }) => {
      const collection = store.collections.get(at('collection'))
      const filter = query.get('filter_by')?.trim()
      if (!filter) throw new HttpError(400, 'Parameter `filter_by` must be provided.')
      const rows = select(collection, filter, 'd.seq').map(Number)
      transaction(store.db, () => removeRows(collection, rows))
      return ok({ num_deleted: rows.length })
    },
  },
  {
    method: 'POST',
    path: `${DOCUMENTS}/import`,
    action: 'documents:import',
    // The client sends its own option `throwOnFail` along.
    parameters: ['action', 'throwOnFail'],
    run: (call) => {
      const action = call.query.get('action') ?? 'create'
      if (action !== 'create' && action !== 'upsert')
        throw new HttpError(501, `\`action=${action}\` is not served by the local search server.`)
      // One transaction: when the answer is sent, all lines reported as stored are durable.
      const results = transaction(call.store.db, () => importLines(call, action))
      return ok(results.map((result) => JSON.stringify(result)).join('\n'))
    },
  },
]

/** One column of the documents that match a filter, in insertion order. */
function select(collection: Collection, filter: string, column: 'd.doc' | 'd.seq'): unknown[] {
  const where = filterCondition(collection, filter)
  const sql = `SELECT ${column} FROM ${collection.docs} d WHERE ${where.sql} ORDER BY d.seq`
  return collection.rows(sql, where.values).map(([value]) => value)
}

function importLines({ store, at, body }: Call, action: 'create' | 'upsert'): unknown[] {
  const collection = store.collections.get(at('collection'))
  const lines = body.split('\n').filter((line) => line.trim())
  return lines.map((line) => {
    try {
      writeDocument(collection, parseJson(line), action)
      return { success: true }
    } catch (error) {
      // Only an invalid line is a line's result; a full disk must roll back the whole import.
      if (!(error instanceof HttpError)) throw error
      const document = line.length > LONGEST_ECHO ? `${line.slice(0, LONGEST_ECHO)}…` : line
      return { code: error.status, document, error: error.message, success: false }
    }
  })
}
