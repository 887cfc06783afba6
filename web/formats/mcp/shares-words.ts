/** Minimal share of the wanted words in a matching text. */
const SHARE = 0.5

/** Whether `text` has at least `share` of the words in `query`, compared by stem; Chinese by pairs of characters. */
export function sharesWords(text: string, query: string, share = SHARE): boolean {
  const wanted = [...new Set(stems(query))]
  const known = new Set(stems(text))
  return wanted.filter((word) => known.has(word)).length >= share * wanted.length
}

const WORD = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu
/** Number of compared characters: `exceeds` matches `exceeded`. */
const STEM = 6
/** Words without meaning for a match. */
const SMALL = new Set(
  'a an and are as at be by for from in is it of on or that the this to was with'.split(' '),
)

function stems(text: string): string[] {
  return [...text.toLowerCase().matchAll(WORD)].flatMap(([word]) => {
    if (/\p{Script=Han}/u.test(word)) return pairs(word)
    return SMALL.has(word) ? [] : [word.slice(0, STEM)]
  })
}

const pairs = (word: string): string[] =>
  word.length < 2 ? [word] : Array.from(word.slice(1), (_, at) => word.slice(at, at + 2))
