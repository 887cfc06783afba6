import { z } from 'zod'
import { eachOf } from '../../../schemas/locales.ts'
import { CHANGE_EVENTS, type ChangeEvent } from '../../../schemas/undelivered-change.ts'
import { type Locale, localeConfig, locales } from '../../config/locales.ts'
import { changelogPath, pageHref } from '../../config/paths.ts'
import { resolveChange } from '../../content/changelog/changelog.ts'
import type { EntryWithPages } from '../../content/changelog/entry-with-pages.ts'
import type { LocalizedValue } from '../../content/model/localized-text.ts'
import { changeFacts, changeFactsSchema } from './change-facts.ts'

const ofLocale = z.enum(locales)
const words = z.partialRecord(ofLocale, z.string()).describe('In each locale that has any.')
const addresses = z.record(ofLocale, z.url()).describe('In each locale.')

/** The body of a message to receivers of changes. */
export const changeMessageSchema = z.strictObject({
  type: z.enum(CHANGE_EVENTS),
  timestamp: z.iso.datetime().describe('When it was published.'),
  data: z.strictObject({
    id: z.string().describe('Of the entry: the same when it is updated.'),
    ...changeFactsSchema.pick({ date: true, kind: true, breaking: true, changes: true }).shape,
    title: words,
    description: words,
    url: addresses,
    pages: z.array(z.strictObject({ title: words, url: addresses })),
  }),
})

export type ChangeMessage = z.infer<typeof changeMessageSchema>

/** The message about `change` from the site at `origin`. */
export function changeMessage(
  type: ChangeEvent,
  { entry, pages }: EntryWithPages,
  origin: string,
): ChangeMessage {
  // Facts do not depend on the locale, and no text of this one is used.
  const resolved = resolveChange(entry, { locale: 'en', pages })
  const { date, kind, breaking, changes } = changeFacts(resolved, 'en', origin)
  const urlOf = (path: string, anchor?: string) =>
    eachOf(locales, (locale) => `${origin}${pageHref(path, locale, anchor)}`)
  return {
    type,
    timestamp: entry._updatedAt,
    data: {
      ...{ id: entry._id, date, kind, breaking },
      title: wordsOf(entry.title),
      description: wordsOf(entry.body),
      url: urlOf(changelogPath, entry._id),
      changes,
      pages: entry.pages.flatMap(({ _ref }) => {
        const page = pages.get(_ref)
        return page ? [{ title: wordsOf(page.title), url: urlOf(page.path) }] : []
      }),
    },
  }
}

function wordsOf(value: LocalizedValue | null | undefined): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const own = value?.[localeConfig[locale].field]
      return own ? [[locale, own]] : []
    }),
  )
}
