import { applyPatch } from 'mendoza'
import { isRecord } from '../documents/document.ts'
import type { Lake } from '../lake.ts'
import { changesOfDocument, type LoggedChange } from './log.ts'

/** Which past state is meant: after a transaction, at a time, or the last one that existed. */
export type Moment = { revision: string } | { time: string } | 'lastRevision'

function indexAt(
  changes: LoggedChange[],
  moment: Moment,
  seqOf: (id: string) => number | null,
): number {
  if (moment === 'lastRevision')
    return changes.findLastIndex(({ transition }) => transition !== 'disappear')
  if ('time' in moment) {
    const time = Date.parse(moment.time)
    return changes.findLastIndex(({ timestamp }) => Date.parse(timestamp) <= time)
  }
  const seq = seqOf(moment.revision)
  return seq === null ? -1 : changes.findLastIndex((change) => change.seq <= seq)
}

/** A document as it was, by undoing the changes since; null when it did not exist then. */
export function documentAt(
  lake: Lake,
  documentId: string,
  moment: Moment,
): Record<string, unknown> | null {
  const changes = changesOfDocument(lake.database, documentId)
  const seqOf = (id: string) => {
    const row = lake.database.prepare('SELECT seq FROM transactions WHERE id = ?').get(id)
    return row ? Number(row['seq']) : null
  }
  const index = indexAt(changes, moment, seqOf)
  const change = changes[index]
  if (!change) return null
  const { _rev: _, ...current } = lake.store.get(documentId) ?? {}
  let state: unknown = '_id' in current ? current : null
  for (const later of changes.slice(index + 1).reverse())
    state = applyPatch(state, later.effects.revert)
  return isRecord(state) ? { ...state, _rev: change.transactionId } : null
}
