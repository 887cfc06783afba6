import type { DatabaseSync } from 'node:sqlite'
import { type LoggedTransaction, toEffects, toTransaction } from './log.ts'
import type { TransactionsQuery } from './transactions-query.ts'

type Line = {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, unknown>
}

/** The selected transactions, in the requested order. */
function selected(database: DatabaseSync, query: TransactionsQuery): LoggedTransaction[] {
  return database
    .prepare(
      `SELECT seq, id, author, timestamp FROM transactions WHERE seq BETWEEN ?2 AND ?3 AND seq IN
         (SELECT seq FROM changes WHERE document_id IN (SELECT value FROM json_each(?1)))
         AND (?5 IS NULL OR author IN (SELECT value FROM json_each(?5)))
       ORDER BY seq ${query.reverse ? 'DESC' : 'ASC'} LIMIT ?4`,
    )
    .all(
      JSON.stringify(query.documentIds),
      query.fromSeq,
      query.toSeq,
      query.limit,
      query.authors && JSON.stringify(query.authors),
    )
    .map(toTransaction)
}

/** Yields the history as lines, one transaction each. */
export function* transactionLines(
  database: DatabaseSync,
  query: TransactionsQuery,
  mayKnow: (id: string) => boolean,
): Generator<Line> {
  const changesOf = database.prepare(
    'SELECT document_id, effects, mutations FROM changes WHERE seq = ? ORDER BY document_id',
  )
  const documentIds = new Set(query.documentIds)
  for (const { seq, id, timestamp, author } of selected(database, query)) {
    const all = changesOf.all(seq)
    const selectedRows = all.filter(({ document_id: id }) => {
      const isAsked = !query.identifiedOnly || documentIds.has(String(id))
      return isAsked && mayKnow(String(id))
    })
    yield {
      id,
      timestamp,
      author,
      documentIDs: selectedRows.map((row) => String(row['document_id'])),
      ...(query.mutations && {
        // The cast is safe: only this program writes mutations, as a list per document.
        mutations: selectedRows.flatMap((row) => JSON.parse(String(row['mutations'])) as unknown[]),
      }),
      ...(query.effects && {
        effects: Object.fromEntries(
          selectedRows.map((row) => [String(row['document_id']), toEffects(row)]),
        ),
      }),
    }
  }
}
