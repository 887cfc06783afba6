import type { SyncPlan } from '../../web/search/sync-plan.ts'
import { isUpToDate } from '../../web/search/sync-plan.ts'

/** Describes the planned changes for the terminal. */
export function describePlan(plan: SyncPlan): string {
  if (isUpToDate(plan)) return `${plan.collection} says what the content says`
  const { collection, schemaChanged, added, changed, removed } = plan
  const why = [
    ...(collection ? [] : ['there is no index']),
    ...(schemaChanged ? [`${collection} has another schema`] : []),
    `pages: ${added.length} added, ${changed.length} changed, ${removed.length} removed`,
  ]
  return [
    why.join('; '),
    ...list('+', added),
    ...list('~', changed),
    ...list('-', removed),
    ...plan.types.map(({ type, before, after }) => {
      const difference = after - before
      const sign = difference > 0 ? '+' : ''
      return `  ${type.padEnd(10)}${String(before).padStart(7)} → ${String(after).padStart(7)}${difference ? ` (${sign}${difference})` : ''}`
    }),
  ].join('\n')
}

const LISTED = 20

function list(mark: string, urls: readonly string[]): string[] {
  const more = urls.length > LISTED ? [`  ${mark} … and ${urls.length - LISTED} more`] : []
  return [...urls.slice(0, LISTED).map((url) => `  ${mark} ${url}`), ...more]
}
