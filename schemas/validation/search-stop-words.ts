import { sameWords } from '../search-words.ts'

/** Maximum number of words per language, and of characters per word. */
const MOST = 200
const LONGEST = 30

/** Returns a message for invalid stop words. */
export function stopWordsProblem(words: readonly string[] | undefined = []): string | undefined {
  if (words.length > MOST) return `Leave at most ${MOST} words: take out ${words.length - MOST}.`
  const known = new Set<string>()
  for (const word of words) {
    if (/\s/.test(word.trim()))
      return `“${word}” is more than one word: each is ignored by itself, so write each by itself.`
    if (!/^[\p{L}\p{N}]+$/u.test(word))
      return `Write “${word}” with letters and digits alone: the search knows no others here.`
    if ([...word].length > LONGEST) return `Shorten “${word}” to ${LONGEST} characters or fewer.`
    if (known.has(sameWords(word))) return `“${word}” is there twice: take one out.`
    known.add(sameWords(word))
  }
  return undefined
}
