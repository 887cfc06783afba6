import { z } from 'zod'
import type { Problem } from '../../../schemas/markdown/docusaurus/problems.ts'
import { readText } from '../program/read-text.ts'

const messages = z.record(z.string(), z.object({ message: z.string() }))

/** Translations of the words around pages, by the keys that Docusaurus gives them. */
export interface ThemeWords {
  navbar: ReadonlyMap<string, string>
  footer: ReadonlyMap<string, string>
  sidebars: ReadonlyMap<string, string>
}

/** Those of a site's locale; none where a file is missing. */
export function themeWords(folder: string, locale: string, problems: Problem[]): ThemeWords {
  const read = (name: string): ReadonlyMap<string, string> => {
    const file = `i18n/${locale}/${name}.json`
    try {
      const text = readText(folder, file)
      if (text === undefined) return new Map()
      const entries = Object.entries(messages.parse(JSON.parse(text)))
      return new Map(entries.map(([key, { message }]) => [key, message.trim()]))
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

/** English beside its translation. */
export function bothWords(
  en: string,
  words: ReadonlyMap<string, string>,
  key: string,
): { en: string; zhTW?: string } {
  const zhTW = words.get(key)
  return zhTW ? { en, zhTW } : { en }
}
