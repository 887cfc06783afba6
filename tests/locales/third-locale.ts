import { afterAll, beforeAll, vi } from 'vitest'
import type { LocaleEntry } from '../../schemas/locale-table.ts'
import crash from '../../web/messages/crash.json' with { type: 'json' }

/** A made-up locale: English with accents, as a third entry of the table. */
export const LOCALE = 'en-XA'
export const FIELD = 'enXA'

const entry: LocaleEntry = {
  label: 'Éñglîsh',
  shortLabel: 'ÉÑ',
  htmlLang: 'en-XA',
  ogLocale: 'en_XA',
  direction: 'ltr',
  prefix: 'xa',
  field: FIELD,
  english: 'Accented English',
  searchLocale: 'en',
  wide: false,
}

/** A message with placeholders keeps its text. */
const accented = (text: string) => (text.includes('{') ? text : text.replace(/o/g, 'ö'))

const accentedWords = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, accented(text)]))

/**
 * Adds the third locale to the table, and its texts to the interface. Tests import their subjects inside the tests,
 * after this has reset the modules that have read the table.
 */
export function thirdLocale(): void {
  beforeAll(() => {
    vi.resetModules()
    vi.doMock('../../schemas/locale-table.ts', async (original) => {
      const { localeTable } = await original<typeof import('../../schemas/locale-table.ts')>()
      return { localeTable: { ...localeTable, [LOCALE]: entry } }
    })
    vi.doMock('../../web/messages/messages.ts', async (original) => {
      const { messages } = await original<typeof import('../../web/messages/messages.ts')>()
      return { messages: { ...messages, [LOCALE]: accentedWords(messages.en) } }
    })
    vi.doMock('../../web/messages/crash.json', () => ({
      default: { ...crash, [LOCALE]: accentedWords(crash.en) },
    }))
  })
  afterAll(() => {
    vi.doUnmock('../../schemas/locale-table.ts')
    vi.doUnmock('../../web/messages/messages.ts')
    vi.doUnmock('../../web/messages/crash.json')
    vi.resetModules()
  })
}

/** The cast is needed as parameter types only include the repository's locales. */
export const third = LOCALE as 'zh-TW'
