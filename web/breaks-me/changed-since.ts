import type { SurfaceChange } from '../content/api-surface/surface-schema.ts'
import type { Finding, Used } from './finding.ts'

/** What is used of the API and changed on `since` or later, the newest first: a finding for each change. */
export function changedSince(
  used: readonly Used[],
  changes: readonly SurfaceChange[],
  since: string,
): Finding[] {
  return changes
    .filter(({ date }) => date >= since)
    .flatMap((change) =>
      used
        .filter((each) => concerns(change, each))
        .map(({ subject, what, page, places, count }) => ({
          kind: 'changed' as const,
          subject,
          what,
          change: {
            date: change.date,
            kind: change.kind,
            title: change.title,
            anchor: change.anchor,
          },
          breaking: change.breaking ?? change.kind === 'removed',
          ...(page !== undefined && { page }),
          places,
          count,
        })),
    )
}

function concerns({ subjects, pages }: SurfaceChange, { what, page }: Used): boolean {
  if (subjects) return subjects.includes(what)
  return page !== undefined && pages.includes(page)
}
