import { RULE_WORDS } from '../../../schemas/changes/rule-words.ts'
import { type Locale, localeConfig } from '../../config/locales.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import type { FieldChange } from '../model/page-data.ts'
import type { StoredChange } from './changelog.ts'
import { HISTORY_ANCHOR } from './history-anchor.ts'

/** Number of days for which a changed field is marked. */
const MARKED_DAYS = 56
const DAY_MS = 86_400_000

type Kind = 'parameters' | 'response'

/** The last change of each recently changed field, by `fieldKey`. */
export type RecentChanges = ReadonlyMap<string, FieldChange>

/** The recent changes of single fields in `entries` (the newest first), as of `now`. */
export function recentChanges(
  entries: readonly StoredChange[],
  locale: Locale,
  now = Date.now(),
): RecentChanges {
  const recent = new Map<string, FieldChange>()
  for (const { date, changes } of entries) {
    const end = Date.parse(date) + MARKED_DAYS * DAY_MS
    if (end < now) continue
    for (const { rule, subject, part, field } of changes) {
      if (!field) continue
      const key = fieldKey(subject._ref, sideOf(rule), field, part)
      if (recent.has(key)) continue
      recent.set(key, {
        text: RULE_WORDS[rule][localeConfig[locale].field],
        date,
        dateText: dateInWords(date, locale, { month: 'short', day: 'numeric' }),
        until: new Date(end).toISOString().slice(0, date.length),
        href: `#${HISTORY_ANCHOR}`,
      })
    }
  }
  return recent
}

/** The key of a field in `RecentChanges`: a field of an operation, or of the `part` of a channel. */
export const fieldKey = (
  subject: string,
  kind: Kind,
  field: string,
  part?: string | null,
): string => [subject, kind, part ?? '', field].join('\n')

/** Parameters are sent by the client, in a request or a message. */
const sideOf = (rule: string): Kind => (rule.startsWith('field-') ? 'response' : 'parameters')
