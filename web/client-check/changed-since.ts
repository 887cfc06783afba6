import type { SurfaceChange } from '../content/api-surface/surface-schema.ts'
import type { KnownUse, UsageFinding } from './finding.ts'

/** What is used of the API and changed on `since` or later, the newest first: a finding for each change. */
export function changedSince(
  used: readonly KnownUse[],
  changes: readonly SurfaceChange[],
  since: string,
): UsageFinding[] {
  return changes
    .filter(({ date }) => date >= since)
    .flatMap((change) => used.flatMap((each) => changeOf(each, change) ?? []))
}

function changeOf(each: KnownUse, change: SurfaceChange): UsageFinding | undefined {
  const { subject, what, page, places, count } = each
  const { date, kind, title, anchor, parts, breaking = false } = change
  const own = parts?.filter((part) => part.subject === what)
  if (own ? own.length === 0 : page === undefined || !change.pages.includes(page)) return undefined
  const named =
    own?.flatMap(({ field, when }) => (field && when ? `${field} (${when})` : (field ?? []))) ?? []
  const fields = [...new Set(named)]
  return {
    kind: 'changed',
    subject,
    what,
    change: { date, kind, title, anchor, ...(fields.length > 0 && { fields }) },
    breaking: own ? own.some((part) => part.breaking) : breaking,
    ...(page !== undefined && { page }),
    places,
    count,
  }
}
