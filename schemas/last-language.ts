import { browserStorage } from './browser-storage.ts'
import { codeLanguages } from './code-languages.ts'

const KEY = 'docs-code-language'

/** Returns the code language that this browser's user chose last; initially JSON. */
export function lastLanguage(): string {
  const last = browserStorage()?.getItem(KEY)
  return codeLanguages.find(({ value }) => value === last)?.value ?? 'json'
}

export function storeLanguage(language: string): void {
  browserStorage()?.setItem(KEY, language)
}
