import type { DatabaseSync } from 'node:sqlite'
import { hostedLimits } from '../../../schemas/hosted-limits.ts'
import { assertMayChange } from '../access/assert-may-change.ts'
import type { User, Users } from '../auth/users.ts'
import { contentMistake } from '../documents/content.ts'
import type { LakeDocument } from '../documents/document.ts'
import { encodeMendoza, type MendozaPatch } from '../documents/mendoza.ts'
import { LakeError } from '../http/errors.ts'
import { atIndex, validationError } from '../http/refuse.ts'
import { inTransaction } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { checkReferences } from './check-references.ts'
import { persist } from './persist.ts'
import type { UnfinishedDocument, WorkingCopy } from './working-copy.ts'

const MAX_BYTES = hostedLimits.documentBytes.most

/** A document's stored JSON; throws 400 for content that no document may have, 413 when it is too large. */
function storedBody(document: LakeDocument): string {
  const mistake = contentMistake(document, hostedLimits.documentDepth.most)
  if (mistake !== null)
    throw validationError(document._id, `Document "${document._id}": ${mistake}`)
  const body = JSON.stringify(document)
  // A text has at most four bytes per character, so most need no byte count.
  if (body.length <= MAX_BYTES / 4 || Buffer.byteLength(body) <= MAX_BYTES) return body
  const message = `Document "${document._id}" is larger than ${MAX_BYTES} bytes. Split it, or keep large content in an asset.`
  throw new LakeError(413, { statusCode: 413, error: 'Payload Too Large', message }, message)
}

export type Transition = 'appear' | 'update' | 'disappear'

export type CommittedChange = {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  transition: Transition
  mutations: Record<string, unknown>[]
  effects: { apply: MendozaPatch; revert: MendozaPatch }
}

export type Transaction = {
  id: string
  author: string
  timestamp: string
  changes: CommittedChange[]
}

type Request = {
  user: User | null
  transactionId: string
  dryRun: boolean
  /** Digest of the request, which distinguishes a repetition from another request with the same id. */
  digest?: string | undefined
}

/** Effects leave out the revision, which every change changes. */
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

function changesOf(copy: WorkingCopy, rev: string, now: string): CommittedChange[] {
  return [...copy.touched].flatMap(([id, { before, after: unfinished, mutations }]) => {
    if (!before && !unfinished) return []
    const after = unfinished && finish(unfinished, rev, now)
    const [left, right] = [withoutRevision(before), withoutRevision(after)]
    const effects = { apply: encodeMendoza(left, right), revert: encodeMendoza(right, left) }
    const transition = !before ? 'appear' : after ? 'update' : 'disappear'
    return [{ id, before, after, transition, mutations, effects }]
  })
}

/** Time of a new transaction. If the clock has gone back, it repeats the last time, so that times never decrease. */
function timeAfterLast(database: DatabaseSync): string {
  const row = database.prepare('SELECT timestamp FROM transactions ORDER BY seq DESC LIMIT 1').get()
  const now = Date.now()
  const last = Date.parse(String(row?.['timestamp']))
  return new Date(Math.max(now, last || 0)).toISOString()
}

/**
 * Checks access, content and references, then writes all documents that the working copy changed, and runs `alsoWrite`,
 * in one transaction. With `dryRun` it stops before the write.
 */
export function commit(
  target: { database: DatabaseSync; store: Store; users: Users },
  copy: WorkingCopy,
  { user, transactionId, dryRun, digest }: Request,
  alsoWrite: (transaction: Transaction) => void,
): Transaction {
  const timestamp = timeAfterLast(target.database)
  const changes = changesOf(copy, transactionId, timestamp)
  const bodies = new Map<string, string>()
  const changed = new Map(changes.map(({ id, after }) => [id, after]))
  const before = (id: string) => target.store.get(id)
  const after = (id: string) => changed.get(id) ?? (changed.has(id) ? null : before(id))
  const { database, users } = target
  const touched = [...changed.keys()]
  const person = (id: string) => users.person(id)
  const moment = { before, after, touched, now: Date.parse(timestamp), database, person }
  for (const change of changes) {
    atIndex(copy.touched.get(change.id)?.index ?? 0, () => {
      assertMayChange(user, change, moment)
      if (change.after) bodies.set(change.id, storedBody(change.after))
    })
  }
  checkReferences(copy, target.store)
  const transaction = { id: transactionId, author: user?.id ?? '<anonymous>', timestamp, changes }
  if (dryRun || changes.length === 0) return transaction
  inTransaction(target.database, () => {
    persist(target.database, { transaction, bodies, digest })
    alsoWrite(transaction)
  })
  for (const { id } of changes) target.store.noteChange(id)
  return transaction
}
