import { defineQuery } from 'groq'
import { isEnumId, isErrorsId } from '../../../schemas/ids.ts'
import type { Locale } from '../../config/locales.ts'
import {
  changelogTag,
  enumHistoryTag,
  errorHistoryTag,
  historyTag,
  sharedHistoryTag,
} from '../../config/tags.ts'
import { translator } from '../../messages/translator.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import type { ChangelogEntry, TocEntry } from '../model/page-data.ts'
import { resolveChange, type StoredChange, storedChange } from './changelog.ts'
import { HISTORY_ANCHOR } from './history-anchor.ts'
import { isOfUse, type SharedChange, type SharedUse } from './shared-use.ts'

/** Maximum number of entries in a page's history; the changelog has them all. */
const MOST = 20

/** Next keeps at most 128 tags per entry. */
const MOST_FOLLOWED = 40

interface HistoryParams extends Record<string, unknown> {
  /** Page ids. */
  ids: readonly string[]
  /** Ids of enumerations and of groups of error codes. */
  shared: readonly string[]
  codes: readonly string[]
}

const query = taggedQuery({
  // Fetches more than MOST: some entries are about values that the page's fields never have.
  query: defineQuery(`*[_type == "changelogEntry" && defined(date) && defined(title.en) &&
    (count(pages[_ref in $ids]) > 0 ||
      count(changes[subject._ref in $shared || (value in $codes && string::startsWith(subject._ref, "errors-"))]) > 0)]
    | order(date desc, _id)[0...${2 * MOST}]{_id, _updatedAt, date, kind, title, body, pages, changes}`),
  parse: (answer) => readDocuments('changelogEntry', storedChange, answer),
  tags: (_, { ids, shared, codes }: HistoryParams) => {
    const pages = ids.length > MOST_FOLLOWED ? [changelogTag] : ids.map((id) => historyTag(id))
    const used = [...shared.map(sharedHistoryTag), ...(codes.length > 0 ? [errorHistoryTag] : [])]
    const isMuch = pages.length + used.length > MOST_FOLLOWED
    const followed = [...pages, ...(isMuch ? [enumHistoryTag, errorHistoryTag] : used)]
    return [...new Set([historyTag(), ...followed])]
  },
})

/** The parts of the API that a page shows and that entries of the changelog may be about. */
export interface PageSubjects {
  /** Ids of operations, channels, enumerations and groups of error codes. */
  documents: ReadonlySet<string>
  /** The shared definitions that the operations and channels use. */
  uses: readonly SharedUse[]
}

/** The newest entries that name one of the pages `ids` or change what the page shows, the newest first. */
export async function fetchHistory(
  reader: Reader,
  ids: readonly string[],
  shown: PageSubjects,
): Promise<StoredChange[]> {
  const used = shown.uses.flatMap(({ enums }) => enums.map(({ id }) => id))
  const own = [...shown.documents].filter((id) => isEnumId(id) || isErrorsId(id))
  const entries = await reader.read(query, {
    ids,
    shared: [...new Set([...own, ...used])],
    codes: [...new Set(shown.uses.flatMap(({ codes }) => codes))],
  })
  const isTold = ({ pages, changes }: StoredChange) =>
    pages.some(({ _ref }) => ids.includes(_ref)) ||
    changes.some(({ rule, subject, value }) =>
      isAbout({ rule, subject: subject._ref, value }, shown),
    )
  return entries.filter(isTold).slice(0, MOST)
}

const isAbout = (change: SharedChange, { documents, uses }: PageSubjects): boolean =>
  documents.has(change.subject) || uses.some((use) => isOfUse(change, use))

/**
 * `entries` as a page shows them: only with the changes of what it shows. `paths` has the path of the earlier changelog
 * part that holds an entry, by entry id.
 */
export function pageHistory(
  entries: readonly StoredChange[],
  locale: Locale,
  shown: PageSubjects,
  paths: ReadonlyMap<string, string>,
): ChangelogEntry[] {
  return entries.map((stored) => {
    const entry = resolveChange(stored, { locale, pages: new Map() })
    return omitUndefined({
      ...entry,
      path: paths.get(stored._id),
      changes: entry.changes.filter((change) => isAbout(change, shown)),
    })
  })
}

/** The history's entry in the table of contents. */
export function historyToc(history: readonly ChangelogEntry[], locale: Locale): TocEntry[] {
  if (history.length === 0) return []
  return [
    { anchor: HISTORY_ANCHOR, text: translator(locale)('page.history'), level: 2, children: [] },
  ]
}
