import { afterAll, beforeAll, vi } from 'vitest'
import type { LocaleEntry } from '../../schemas/locale-table.ts'
import crash from '../../web/messages/crash.json' with { type: 'json' }

/** A locale that nobody speaks: English with accents, as a third entry of the table. */
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

/** What is chosen by a number has words that must stay. */
const accented = (text: string) => (text.includes('{') ? text : text.replace(/o/g, 'ö'))

const accentedWords = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, accented(text)]))

/**
 * Gives the tests of a file a table of one entry more, and the interface its words. What is tested is
 * imported within the tests: here the modules are forgotten that know the table as it is.
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

/** The locale as functions take it, whose types know those of the repository only. */
export const third = LOCALE as 'zh-TW'
