import { breaksClients } from '../../schemas/changes/breaks-clients.ts'
import type { DraftedEntry } from './changes/draft-entry.ts'
import type { SyncResult } from './sync-specs.ts'

/** Lines for a terminal about the changes that a sync made, or would make. */
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
    ...plan.left.map(
      (id) =>
        `  left      ${id} is in no spec any more. If the API lost it, say so with --removals; else put it back`,
    ),
    ...(plan.entry ? entryReport(plan.entry, dryRun) : []),
    ...plan.lost.map(
      ({ path, operation }) =>
        `  page      ${path} shows ${operation}, which has no page of the explorer in the specs; delete it in the Studio`,
    ),
  ]
}

/** One line per change, with a mark on breaking ones. */
function entryReport({ _id, kind, changes }: DraftedEntry, dryRun: boolean): string[] {
  return [
    `  changelog ${dryRun ? 'would have' : 'has'} the draft ${_id}, to be edited and approved in the Studio:`,
    ...changes.map(({ rule, name, part, field, value, before, after }) => {
      const where = [name, part, field, value].filter(Boolean).join(' ')
      const values = [before, after].filter((one) => one !== undefined).join(' -> ')
      const mark = breaksClients(kind, [rule]) ? '!' : ' '
      return `          ${mark} ${rule}: ${where}${values === '' ? '' : ` (${values})`}`
    }),
  ]
}
