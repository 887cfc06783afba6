import { codeLanguages } from './code-languages.ts'

const KEY = 'docs-code-language'

/** The language that this writer chose last, on this machine; JSON before the first choice. */
export function lastLanguage(): string {
  const last = storage()?.getItem(KEY)
  return codeLanguages.find(({ value }) => value === last)?.value ?? 'json'
}

export function rememberLanguage(language: string): void {
  storage()?.setItem(KEY, language)
}

/** None in scripts, nor where a browser refuses it. */
function storage(): Storage | undefined {
  try {
    return globalThis.window?.localStorage
  } catch {
    return undefined
  }
}
