import type { Revision } from '../content/revisions/revisions.ts'
import type { Delivery } from './delivery.ts'

/** The differences between two lists of revisions, in the form of webhook deliveries. */
export function changes(before: readonly Revision[], now: readonly Revision[]): Delivery[] {
  const old = new Map(before.map((entry) => [entry._id, entry]))
  const present = new Set(now.map((entry) => entry._id))
  const changed = now.filter((entry) => old.get(entry._id)?._rev !== entry._rev)
  const gone = before.filter((entry) => !present.has(entry._id))
  return [
    ...changed.map((entry) => delivery(entry, old.has(entry._id) ? 'update' : 'create', old)),
    ...gone.map((entry) => delivery(entry, 'delete', old)),
  ]
}

function delivery(
  entry: Revision,
  operation: Delivery['operation'],
  old: ReadonlyMap<string, Revision>,
): Delivery {
  return {
    id: entry._id,
    type: entry._type,
    rev: entry._rev,
    operation,
    path: operation === 'delete' ? null : (entry.path ?? null),
    pathBefore: old.get(entry._id)?.path ?? null,
    linkChanged: true,
  }
}
