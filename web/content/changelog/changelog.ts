import { defineQuery } from 'groq'
import { z } from 'zod'
import { breaksClients } from '../../../schemas/changes/breaks-clients.ts'
import { CHANGE_KINDS } from '../../../schemas/changes/kinds.ts'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { changelogTag } from '../../config/tags.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import type { LinkedPage } from '../addresses/linked-pages.ts'
import { readDocuments } from '../lake/malformed-document.ts'
import { list } from '../lake/optional-fields.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'
import { localizedValue, textIn } from '../model/localized-text.ts'
import type { ChangelogEntry, ChangelogMonth, PageLink } from '../model/page-data.ts'
import { resolveApiChange, storedApiChange } from './api-change.ts'
import { isOfUse } from './shared-use.ts'
import type { SharedUser } from './shared-users.ts'

export const storedChange = z.object({
  _id: z.string(),
  _updatedAt: z.string().nullish(),
  date: z.iso.date(),
  kind: z.enum(CHANGE_KINDS),
  title: localizedValue,
  body: localizedValue.nullish(),
  pages: list(z.object({ _ref: z.string() })),
  changes: list(storedApiChange),
})

export type StoredChange = z.infer<typeof storedChange>

const query = taggedQuery({
  query: defineQuery(`*[_type == "changelogEntry" && defined(date) && defined(title.en)]
    | order(date desc, _id){_id, _updatedAt, date, kind, title, body, pages, changes}`),
  parse: (answer) => readDocuments('changelogEntry', storedChange, answer),
  tags: () => [changelogTag],
})

/** All entries of the changelog, the newest first. */
export async function fetchChangelog(reader: Reader): Promise<StoredChange[]> {
  return reader.read(query, {})
}

/** The rules that found the changes of an entry. */
export const rulesOf = ({ changes }: Pick<StoredChange, 'changes'>) =>
  changes.map(({ rule }) => rule)

/** The ids of the pages that `entries` name, each once. */
export function changedPages(entries: readonly StoredChange[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.pages.map((page) => page._ref)))]
}

/** All anchors of a page with `entries`: of the months and the entries. */
export function changelogAnchors(entries: readonly StoredChange[]): string[] {
  return [...new Set(entries.flatMap((entry) => [monthOf(entry), entry._id]))]
}

/** `2026-11` */
const monthOf = ({ date }: StoredChange): string => date.slice(0, 'YYYY-MM'.length)

export interface ChangelogContext {
  locale: Locale
  pages: ReadonlyMap<string, LinkedPage>
  /** The pages that use the changed enumerations and error codes, so that readers can filter entries by them. */
  users?: readonly SharedUser[]
}

/** `entries` by month, in the given order; links to deleted pages are left out. */
export function changelogMonths(
  entries: readonly StoredChange[],
  context: ChangelogContext,
): ChangelogMonth[] {
  const months = new Map<string, ChangelogMonth>()
  for (const stored of entries) {
    const anchor = monthOf(stored)
    const text = dateInWords(stored.date, context.locale, { year: 'numeric', month: 'long' })
    const month = months.get(anchor) ?? { anchor, text, entries: [] }
    months.set(anchor, month)
    month.entries.push(resolveChange(stored, context))
  }
  return [...months.values()]
}

export function resolveChange(
  stored: StoredChange,
  { locale, pages, users = [] }: ChangelogContext,
): ChangelogEntry {
  const changes = stored.changes.map((change) => {
    const resolved = resolveApiChange(change, stored.kind, locale)
    const own = users.filter((user) => isOfUse(resolved, user)).map(({ id }) => id)
    return own.length > 0 ? { ...resolved, users: own } : resolved
  })
  const using = new Set(changes.flatMap((change) => change.users ?? []))
  const paths = users.flatMap(({ id, path }) => (path && using.has(id) ? path : []))
  return {
    anchor: stored._id,
    date: stored.date,
    dateText: dateInWords(stored.date, locale, { year: 'numeric', month: 'long', day: 'numeric' }),
    kind: stored.kind,
    title: textIn(stored.title, locale),
    body: textIn(stored.body, locale),
    pages: stored.pages.flatMap(({ _ref }): PageLink[] => {
      const page = pages.get(_ref)
      if (!page) return []
      return [{ label: textIn(page.title, locale), href: pageHref(page.path, locale) }]
    }),
    ...(paths.length > 0 && { usedOn: paths.map((path) => pageHref(path, locale)) }),
    breaking: breaksClients(stored.kind, rulesOf(stored)),
    changes,
  }
}
