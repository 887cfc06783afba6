import { browserStorage } from './browser-storage.ts'
import { codeLanguages } from './code-languages.ts'

const KEY = 'docs-code-language'

/** The language that this writer chose last, on this machine; JSON before the first choice. */
export function lastLanguage(): string {
  const last = browserStorage()?.getItem(KEY)
  return codeLanguages.find(({ value }) => value === last)?.value ?? 'json'
}

export function rememberLanguage(language: string): void {
  browserStorage()?.setItem(KEY, language)
}
