import { codeLanguages } from '../code-languages.ts'

/** Returns a message if the language of code is missing or unknown to the site's colouring. */
export function codeLanguageProblem(language: string | undefined): string | undefined {
  if (!language) return 'Choose the language, or “Plain text”.'
  if (codeLanguages.some(({ value }) => value === language)) return undefined
  return `The site does not know the language “${language}” and shows the code without colours: choose one of the list, or “Plain text”.`
}
