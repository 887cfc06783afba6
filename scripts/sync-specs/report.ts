import type { SyncResult } from './sync-specs.ts'

/** What a sync did, or would do, in lines for a terminal. */
export function syncReport(plan: SyncResult, dryRun: boolean): string[] {
  const counts = `${plan.create.length} new, ${plan.change.length} changed, ${plan.unchanged} unchanged`
  return [
    `${dryRun ? 'Would write' : 'Operations, topics, enumerations and error codes'}: ${counts}`,
    ...plan.create.map(({ _id }) => `  new       ${_id}`),
    ...plan.change.map(
      ({ id, set, unset }) => `  changed   ${id}: ${[...Object.keys(set), ...unset].join(', ')}`,
    ),
    ...plan.conflicts.flatMap(({ documentId, word, locale, kept, offered }) => [
      `  conflict  ${documentId}, ${word}, ${locale}: edited in the Studio and changed in the spec`,
      `            kept:    ${JSON.stringify(kept)}`,
      `            offered: ${JSON.stringify(offered)}`,
    ]),
    ...plan.left.map((id) => `  left      ${id} is in no spec any more; delete it in the Studio`),
    ...plan.lost.map(
      ({ path, operation }) =>
        `  page      ${path} shows ${operation}, which has no page of the explorer in the specs; delete it in the Studio`,
    ),
  ]
}
