import { codeLanguages } from '../code-languages.ts'

/** What is wrong with the language of code; undefined where it is one that the site can colour. */
export function codeLanguageProblem(language: string | undefined): string | undefined {
  if (!language) return 'Choose the language, or “Plain text”.'
  if (codeLanguages.some(({ value }) => value === language)) return undefined
  return `The site does not know the language “${language}” and shows the code without colours: choose one of the list, or “Plain text”.`
}
