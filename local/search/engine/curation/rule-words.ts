import type { Tokenize } from '../../text/tokenizer.ts'

/**
 * The words by which a rule is held against a query. A real server parts both at spaces and separators
 * alone, whatever the language of the fields: a run of Chinese is one word, and its two scripts differ.
 */
export function ruleWords(tokenize: Tokenize, text: string): string[] {
  const words: { word: string; start: number; end: number }[] = []
  for (const { term, start, end } of tokenize(text)) {
    const last = words.at(-1)
    if (last && start <= last.end) {
      last.end = end
      last.word = text.slice(last.start, end)
    } else
      words.push({ word: /\p{Script=Han}/u.test(term) ? text.slice(start, end) : term, start, end })
  }
  return words.map(({ word }) => word.normalize('NFKC').toLowerCase())
}
