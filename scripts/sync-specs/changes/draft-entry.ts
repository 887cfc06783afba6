import type { ApiChange } from '../../../schemas/changes/api-change.ts'
import type { ChangeKind } from '../../../schemas/changes/kinds.ts'
import { CHANGE_RULES } from '../../../schemas/changes/rules.ts'
import { draftIdOf, syncedChangelogId } from '../../../schemas/ids.ts'
import { eachOf, localeFields } from '../../../schemas/locales.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import { entryBody, entryTitle } from './entry-words.ts'
import type { Facts } from './facts.ts'

export interface EntryOptions {
  /** Date from which the changes apply: YYYY-MM-DD. */
  date: string
  /** The specifications were wrong; the API itself did not change. */
  correction: boolean
  /** Revision of each subject before the sync. */
  revisions: ReadonlyMap<string, string>
  /** Ids of the pages that show each subject. */
  pages: ReadonlyMap<string, readonly string[]>
  facts: readonly Facts[]
}

/** Draft of a changelog entry: the changes of one sync, with generated texts in each language. */
export function draftEntry(changes: readonly ApiChange[], options: EntryOptions) {
  const { date, correction, revisions, facts } = options
  const subjects = [...new Set(changes.map(({ subject }) => subject._ref))]
  // Includes revisions: the same change, made again after a revert, is another entry.
  const name = textHash(
    JSON.stringify([subjects.map((id) => [id, revisions.get(id) ?? '']), changes]),
  )
  const only = facts.find(({ _id }) => _id === subjects[0])
  const first = changes[0]?.name ?? ''
  const summary = eachOf(localeFields, (field) =>
    only?._type === 'apiOperation' ? (only.summary[field] ?? first) : first,
  )
  const pages = [...new Set(subjects.flatMap((id) => options.pages.get(id) ?? []))]
  return {
    _id: draftIdOf(syncedChangelogId(date, name)),
    _type: 'changelogEntry',
    date,
    kind: correction ? 'corrected' : kindOf(changes),
    title: { _type: 'localeString', ...entryTitle(changes, summary) },
    body: { _type: 'localeText', ...entryBody(changes) },
    pages: pages.map((id) => ({ _type: 'reference', _ref: id, _key: textHash(id) })),
    changes: [...changes],
  }
}

export type DraftedEntry = ReturnType<typeof draftEntry>

/** The kind that all changes share, or `changed`. */
function kindOf(changes: readonly ApiChange[]): ChangeKind {
  const [kind = 'changed', ...others] = new Set(changes.map(({ rule }) => CHANGE_RULES[rule].kind))
  return others.length === 0 ? kind : 'changed'
}
