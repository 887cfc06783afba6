import type { Mutation } from '@sanity/client'
import { isRecord } from '../is-record.ts'
import { sameValue } from '../same-value.ts'
import { assertRevision } from './assert-revision.ts'
import type { ChangedSidebar } from './new-entries.ts'
import { type ReferenceLocation, referenceLocations } from './reference-locations.ts'
import { ownFields, refOf, type Stored } from './stored.ts'
import { strengthenReferences } from './strengthen-references.ts'

type Naming = Pick<ChangedSidebar, 'draft' | 'published' | 'review'>

/** Whether a reference is in an entry that waits for the first publish of its page. */
const isNewEntry = ({ holder }: ReferenceLocation): boolean =>
  isRecord(holder) &&
  holder['_type'] === 'sidebarPage' &&
  isRecord(holder['page']) &&
  holder['page']['_strengthenOnPublish'] !== undefined

/** Whether a sidebar's draft refers to a page only in entries that wait for the page's first publish. */
export function namesNewPage(draft: Stored, page: string): boolean {
  const places = referenceLocations(draft, page)
  return draft._type === 'sidebar' && places.length > 0 && places.every(isNewEntry)
}

/** Removes a page's entries from a sidebar's draft, and deletes the draft if it has no other changes. */
export function withoutNewEntries({ draft, published, review }: Naming, page: string): Mutation[] {
  const rest = without(draft, page)
  // The draft still marks references to pages that were published meanwhile.
  if (published && sameValue(strengthenReferences(ownFields(rest)), ownFields(published)))
    return [
      assertRevision(draft),
      { delete: { id: draft._id } },
      ...(review ? [{ delete: { id: review._id } }] : []),
    ]
  const unset = referenceLocations(draft, page).map(({ holderPath }) => holderPath)
  return [{ patch: { id: draft._id, ifRevisionID: draft._rev, unset } }]
}

function without<T>(value: T, page: string): T
function without(value: unknown, page: string): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !(isRecord(item) && refOf(item['page']) === page))
      .map((item) => without(item, page))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, without(field, page)]),
  )
}
