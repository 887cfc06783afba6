import type { DatabaseSync } from 'node:sqlite'
import { assertMayChange } from '../access/assert-may-change.ts'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { publishedIdOf } from '../documents/ids.ts'
import { encodeMendoza, type MendozaPatch } from '../history/mendoza.ts'
import { inTransaction } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { checkReferences } from './check-references.ts'
import type { UnfinishedDocument, WorkingCopy } from './working-copy.ts'

export type Transition = 'appear' | 'update' | 'disappear'

export type Change = {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  transition: Transition
  mutations: Record<string, unknown>[]
  effects: { apply: MendozaPatch; revert: MendozaPatch }
}

export type Transaction = { id: string; author: string; timestamp: string; changes: Change[] }

type Request = { user: User | null; transactionId: string; dryRun: boolean }

/** Effects describe a document without its revision, which every change changes. */
function withoutRevision(document: LakeDocument | null): Record<string, unknown> | null {
  if (!document) return null
  const { _rev: _, ...content } = document
  return content
}

function finish(document: UnfinishedDocument, rev: string, now: string): LakeDocument {
  const createdAt = document['_createdAt']
  return {
    ...document,
    _rev: rev,
    _createdAt: typeof createdAt === 'string' ? createdAt : now,
    _updatedAt: now,
  }
}

function changesOf(copy: WorkingCopy, rev: string, now: string): Change[] {
  return [...copy.touched].flatMap(([id, { before, after: unfinished, mutations }]) => {
    if (!before && !unfinished) return []
    const after = unfinished && finish(unfinished, rev, now)
    const [left, right] = [withoutRevision(before), withoutRevision(after)]
    const effects = { apply: encodeMendoza(left, right), revert: encodeMendoza(right, left) }
    const transition = !before ? 'appear' : after ? 'update' : 'disappear'
    return [{ id, before, after, transition, mutations, effects }]
  })
}

function persist(database: DatabaseSync, transaction: Transaction): void {
  const { lastInsertRowid: seq } = database
    .prepare('INSERT INTO transactions (id, author, timestamp) VALUES (?, ?, ?)')
    .run(transaction.id, transaction.author, transaction.timestamp)
  const put = database.prepare('INSERT OR REPLACE INTO documents (id, body) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  const record = database.prepare(
    'INSERT INTO changes (seq, document_id, group_id, transition, previous_rev, effects) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const { id, before, after, transition, effects } of transaction.changes) {
    if (after) put.run(id, JSON.stringify(after))
    else remove.run(id)
    record.run(
      seq,
      id,
      publishedIdOf(id),
      transition,
      before?._rev ?? null,
      JSON.stringify(effects),
    )
  }
}

/**
 * Checks access and references, then writes everything that the working copy touched, and what
 * `alsoWrite` adds, in one transaction. With `dryRun` it stops before the write.
 */
export function commit(
  target: { database: DatabaseSync; store: Store },
  copy: WorkingCopy,
  { user, transactionId, dryRun }: Request,
  alsoWrite: (transaction: Transaction) => void,
): Transaction {
  const timestamp = new Date().toISOString()
  const changes = changesOf(copy, transactionId, timestamp)
  for (const change of changes) assertMayChange(user, change, (id) => target.store.get(id))
  checkReferences(copy, target.store)
  const transaction = { id: transactionId, author: user?.id ?? '<anonymous>', timestamp, changes }
  if (dryRun || changes.length === 0) return transaction
  inTransaction(target.database, () => {
    persist(target.database, transaction)
    alsoWrite(transaction)
  })
  for (const { id, after } of changes) target.store.set(id, after)
  return transaction
}
