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
/** Beside the common words, as many as the prose of a large site has. */
const RARE = 20_000

/** Words that are the same for the same `seed`, a few of them often and most of them seldom. */
export class Words {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** 0 to 1, by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  word(): string {
    if (this.next() < 0.55) return COMMON[this.below(COMMON.length)] ?? ''
    // The square makes the first of them the most frequent.
    return rareWord(Math.floor(this.next() ** 2 * RARE))
  }

  sentence(words: number): string {
    const text = Array.from({ length: words }, () => this.word()).join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }

  chinese(length: number): string {
    const at = () => CHINESE[this.below(CHINESE.length)] ?? ''
    return `${Array.from({ length }, at).join('')}。`
  }
}

/** Each number below 27,000 has a word of its own. */
function rareWord(number: number): string {
  const digits = [number % 30, Math.floor(number / 30) % 30, Math.floor(number / 900)]
  return digits.map((digit) => SYLLABLES[digit] ?? '').join('')
}
