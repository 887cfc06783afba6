import { IndexContents } from './index-contents.ts'
import type { IndexState } from './index-state.ts'
import { type RecordType, recordTypes } from './record.ts'

/** The changes that a full sync would make to the index of one locale. */
export interface SyncPlan {
  /** The collection in use; undefined without one. */
  collection: string | undefined
  schemaChanged: boolean
  /** Numbers of records of each type now and after the sync; types without records are left out. */
  types: { type: RecordType; before: number; after: number }[]
  /** Addresses of pages. */
  added: string[]
  changed: string[]
  removed: string[]
}

/** Compares the index in use with the content. */
export function planSync(
  state: IndexState | undefined,
  after: IndexContents,
  schema: string,
): SyncPlan {
  const before = state?.contents ?? new IndexContents()
  const urls = (of: IndexContents, keep: (id: string) => boolean) =>
    [...of.pages]
      .filter(([id]) => keep(id))
      .map(([, { url }]) => url)
      .sort()
  return {
    collection: state?.collection,
    schemaChanged: state !== undefined && state.schema !== schema,
    types: recordTypes
      .map((type) => ({ type, before: before.count(type), after: after.count(type) }))
      .filter((row) => row.before + row.after > 0),
    added: urls(after, (id) => !before.pages.has(id)),
    changed: urls(after, (id) => before.pages.has(id) && before.says(id) !== after.says(id)),
    removed: urls(before, (id) => !after.pages.has(id)),
  }
}

/** Whether a sync would change nothing. */
export function isUpToDate(plan: SyncPlan): boolean {
  const { collection, schemaChanged, added, changed, removed } = plan
  return (
    collection !== undefined &&
    !schemaChanged &&
    added.length + changed.length + removed.length === 0
  )
}
