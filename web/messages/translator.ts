import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server'
import type { Locale } from '../config/locales.ts'
import { type MessageId, messages } from './messages.ts'

export type Translate = (id: MessageId, values?: Record<string, string | number>) => string

const cache = createIntlCache()
const shapes = new Map<Locale, IntlShape>()

/** Formats the messages of the interface in `locale`; on the server only, the browser gets the results. */
export function translator(locale: Locale): Translate {
  const intl = shapes.get(locale) ?? createIntl({ locale, messages: messages[locale] }, cache)
  shapes.set(locale, intl)
  return (id, values) => intl.formatMessage({ id }, values)
}
