const BETWEEN = /([^\p{L}\p{N}]+)/u
const HAN = /\p{Script=Han}/u

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a text has a word: whole, but for Chinese, which parts no words. Two words are none. */
export const hasWord = (text: string, word: string): boolean =>
  HAN.test(word)
    ? !BETWEEN.test(word) && text.includes(word)
    : text.split(BETWEEN).some((part) => isSame(part, word))

/** The text with `other` wherever it has the word. */
export const withWord = (text: string, word: string, other: string): string =>
  HAN.test(word)
    ? text.replaceAll(word, other)
    : text
        .split(BETWEEN)
        .map((part) => (isSame(part, word) ? other : part))
        .join('')
