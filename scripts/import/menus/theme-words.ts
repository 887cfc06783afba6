import { z } from 'zod'
import {
  fieldOf,
  type LocalisedString,
  type Translation,
  type WithEnglish,
} from '../../../schemas/locales.ts'
import type { ImportProblem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { readText } from '../program/read-text.ts'

const messages = z.record(z.string(), z.object({ message: z.string() }))

/** Translations of theme texts, by Docusaurus's keys. */
export type ThemeWords = Record<
  'navbar' | 'footer' | 'sidebars',
  ReadonlyMap<string, LocalisedString>
>

/** Reads the theme texts below `i18n/<language>` as texts of `locale`; empty when a file is missing. */
export function themeWords(
  folder: string,
  language: string,
  locale: Translation,
  problems: ImportProblem[],
): ThemeWords {
  const read = (name: string): ReadonlyMap<string, LocalisedString> => {
    const file = `i18n/${language}/${name}.json`
    try {
      const text = readText(folder, file)
      if (text === undefined) return new Map()
      const entries = Object.entries(messages.parse(JSON.parse(text)))
      return new Map(
        entries.flatMap(([key, { message }]) => {
          const own = message.trim()
          return own === '' ? [] : [[key, { [fieldOf(locale)]: own }] as const]
        }),
      )
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const reason =
        error instanceof z.ZodError ? z.prettifyError(error).split('\n').join(' ') : error.message
      const message = `the file is not taken: ${reason}`
      problems.push({ file, line: 1, kind: 'lost', message })
      return new Map()
    }
  }
  return {
    navbar: read('docusaurus-theme-classic/navbar'),
    footer: read('docusaurus-theme-classic/footer'),
    sidebars: read('docusaurus-plugin-content-docs/current'),
  }
}

/** The English text with its translation. */
export function withTranslation(
  en: string,
  words: ReadonlyMap<string, LocalisedString>,
  key: string,
): WithEnglish<string> {
  return { ...words.get(key), en }
}
