const COMMON =
  'the of to a is in for and order price that are by with be this on each as request response value symbol account it when from may not an size time which limit returned field position one only after before market'.split(
    ' ',
  )
const SYLLABLES =
  'ka re mo ti sol ven dar pi lu con tra mel os ur bi ne fa gor il ta sen vo ru lim par de xi no cal em'.split(
    ' ',
  )
const CHINESE = [
  ...'交易訂單價格數量帳戶市場資料查詢返回時間參數請求響應產品合約保證金限制建立取消修改批次風險行情持倉費率介面說明',
]
/** Number of rare words, besides the common ones, as in the text of a large site. */
const RARE = 20_000

export type Words = ReturnType<typeof wordsOf>

/** Deterministic words for a `seed`: a few frequent, most of them rare. */
export function wordsOf(seed: number) {
  let state = seed
  /** A number from 0 to 1 (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  // Squaring favours the first rare words.
  const word = (): string =>
    next() < 0.55 ? (COMMON[below(COMMON.length)] ?? '') : rareWord(Math.floor(next() ** 2 * RARE))
  const many = (count: number, of: () => string) => Array.from({ length: count }, of)
  return {
    below,
    word,
    sentence(length: number): string {
      const text = many(length, word).join(' ')
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    },
    chinese: (length: number) =>
      `${many(length, () => CHINESE[below(CHINESE.length)] ?? '').join('')}。`,
  }
}

/** Each number below 27,000 has its own word. */
function rareWord(number: number): string {
  const digits = [number % 30, Math.floor(number / 30) % 30, Math.floor(number / 900)]
  return digits.map((digit) => SYLLABLES[digit] ?? '').join('')
}
