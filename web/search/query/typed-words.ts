const BETWEEN = /([^\p{L}\p{N}]+)/u
const HAN = /\p{Script=Han}/u

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a text contains a word: a whole word, except in Chinese, which has no spaces. False for a phrase. */
export const hasWord = (text: string, word: string): boolean =>
  HAN.test(word)
    ? !BETWEEN.test(word) && text.includes(word)
    : text.split(BETWEEN).some((part) => isSame(part, word))

/** The text with each occurrence of the word replaced by `other`. */
export const withWord = (text: string, word: string, other: string): string =>
  HAN.test(word)
    ? text.replaceAll(word, other)
    : text
        .split(BETWEEN)
        .map((part) => (isSame(part, word) ? other : part))
        .join('')
