/** At least so many of the words that are asked for are in a text that is about them. */
const SHARE = 0.5

/** Whether `text` has most of the words of `asked`, or another share, in whatever form; of Chinese the pairs of characters. */
export function sharesWords(text: string, asked: string, share = SHARE): boolean {
  const wanted = [...new Set(stems(asked))]
  const known = new Set(stems(text))
  return wanted.filter((word) => known.has(word)).length >= share * wanted.length
}

const WORD = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu
/** Characters: `exceeds` is about what `exceeded` is. */
const STEM = 6
/** Words that are in every text. */
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
