import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import type { OperationPages } from '../addresses/operation-pages.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { textIn } from '../model/localized-text.ts'
import type { DatedDay, Deprecation } from '../model/page-data.ts'
import type { StoredDeprecation } from './stored-deprecation.ts'

export interface DeprecationContext {
  locale: Locale
  /** The pages that show operations and channels, by their ids. */
  operationPages?: ReadonlyMap<string, OperationPages>
}

/** Resolves a deprecation in one locale. `anchorOf` returns the anchor of a sibling by name. */
export function resolveDeprecation(
  stored: StoredDeprecation | null | undefined,
  { locale, operationPages }: DeprecationContext,
  anchorOf: (name: string) => string | undefined = () => undefined,
): Deprecation | undefined {
  if (!stored) return undefined
  const { successor, replacedBy, reason } = stored
  const pages = replacedBy ? operationPages?.get(replacedBy._ref) : undefined
  const page = pages?.documentation ?? pages?.explorer
  const anchor = successor && !replacedBy ? anchorOf(successor) : undefined
  return omitUndefined({
    since: day(stored.since, locale),
    sunset: day(stored.sunset, locale),
    successor: successor
      ? omitUndefined({
          name: successor,
          href: page ? pageHref(page.path, locale) : anchor && `#${encodeURIComponent(anchor)}`,
        })
      : undefined,
    reason: reason ? textIn(reason, locale) : undefined,
  })
}

const day = (date: string | null | undefined, locale: Locale): DatedDay | undefined =>
  date ? { date, dateText: dateInWords(date, locale) } : undefined
