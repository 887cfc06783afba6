import type { IndexState } from './index-state.ts'
import { type RecordType, recordTypes, type SearchRecord } from './record.ts'

/** What a full sync would change in the index of one locale. */
export interface SyncPlan {
  /** The collection in use; undefined when there is none. */
  collection: string | undefined
  schemaChanged: boolean
  /** How many records of each type there are and will be; types without any are left out. */
  types: { type: RecordType; before: number; after: number }[]
  /** Addresses of pages. */
  added: string[]
  changed: string[]
  removed: string[]
}

/** Compares what readers search with `records`, which they should. */
export function planSync(
  state: IndexState | undefined,
  records: readonly SearchRecord[],
  schema: string,
): SyncPlan {
  const before = pagesOf(state?.records ?? [])
  const after = pagesOf(records)
  const urls = (pages: Map<string, Page>, keep: (page: Page, id: string) => boolean) =>
    [...pages]
      .filter(([id, page]) => keep(page, id))
      .map(([, { url }]) => url)
      .sort()
  return {
    collection: state?.collection,
    schemaChanged: state !== undefined && state.schema !== schema,
    types: recordTypes
      .map((type) => ({
        type,
        before: count(state?.records ?? [], type),
        after: count(records, type),
      }))
      .filter((row) => row.before + row.after > 0),
    added: urls(after, (_, id) => !before.has(id)),
    changed: urls(after, ({ says }, id) => (before.get(id)?.says ?? says) !== says),
    removed: urls(before, (_, id) => !after.has(id)),
  }
}

/** Whether a sync would leave everything as it is. */
export function isCurrent(plan: SyncPlan): boolean {
  const { collection, schemaChanged, added, changed, removed } = plan
  return (
    collection !== undefined &&
    !schemaChanged &&
    added.length + changed.length + removed.length === 0
  )
}

interface Page {
  url: string
  /** Its revisions, and how many records it has. */
  says: string
}

function pagesOf(records: readonly Partial<SearchRecord>[]): Map<string, Page> {
  const groups = Map.groupBy(records, ({ page_id }) => page_id ?? '')
  return new Map(
    [...groups].map(([id, group]) => {
      const revisions = [...new Set(group.map(({ source_rev }) => source_rev))].sort()
      return [
        id,
        { url: group[0]?.url_without_anchor ?? id, says: `${revisions.join()} ${group.length}` },
      ]
    }),
  )
}

const count = (records: readonly Partial<SearchRecord>[], type: RecordType) =>
  records.filter((record) => record.type === type).length
