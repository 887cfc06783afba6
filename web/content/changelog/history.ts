import { defineQuery } from 'groq'
import type { Locale } from '../../config/locales.ts'
import { changelogTag, historyTag } from '../../config/tags.ts'
import { translator } from '../../messages/translator.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import type { ChangelogEntry, TocEntry } from '../model/page-data.ts'
import { resolveChange, type StoredChange, storedChange } from './changelog.ts'
import { HISTORY_ANCHOR } from './history-anchor.ts'

/** How many entries a page tells of itself at most; the changelog has them all. */
const MOST = 20

/** Next keeps at most 128 tags per entry. */
const MOST_FOLLOWED = 40

const query = taggedQuery({
  query:
    defineQuery(`*[_type == "changelogEntry" && count(pages[_ref in $ids]) > 0 && defined(date) && defined(title.en)]
    | order(date desc, _id)[0...${MOST}]{_id, _updatedAt, date, kind, title, body, changes}`),
  parse: (answer) => readDocuments('changelogEntry', storedChange, answer),
  tags: (_, { ids }: { ids: readonly string[] }) => [
    historyTag(),
    ...(ids.length > MOST_FOLLOWED ? [changelogTag] : ids.map((id) => historyTag(id))),
  ],
})

/** The newest entries of the changelog that name one of the pages `ids`, the newest first. */
export function fetchHistory(reader: Reader, ids: readonly string[]): Promise<StoredChange[]> {
  return reader.read(query, { ids })
}

interface Shown {
  operations: ReadonlyMap<string, unknown>
  channels: ReadonlyMap<string, unknown>
  enums: ReadonlyMap<string, unknown>
  errors: ReadonlyMap<string, unknown>
}

/**
 * The same as the page tells it: with the changes of what is `shown` there alone. `paths` has those of earlier
 * parts of the changelog, by the ids of entries.
 */
export function pageHistory(
  entries: readonly StoredChange[],
  locale: Locale,
  shown: Shown,
  paths: ReadonlyMap<string, string>,
): ChangelogEntry[] {
  const isShown = (id: string) =>
    [shown.operations, shown.channels, shown.enums, shown.errors].some((one) => one.has(id))
  return entries.map((stored) => {
    const entry = resolveChange(stored, { locale, pages: new Map() })
    return omitUndefined({
      ...entry,
      path: paths.get(stored._id),
      changes: entry.changes.filter(({ subject }) => isShown(subject)),
    })
  })
}

/** Its line in the table of contents. */
export function historyToc(history: readonly ChangelogEntry[], locale: Locale): TocEntry[] {
  if (history.length === 0) return []
  return [
    { anchor: HISTORY_ANCHOR, text: translator(locale)('page.history'), level: 2, children: [] },
  ]
}
