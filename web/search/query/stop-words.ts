import type { Locale } from '../../config/locales.ts'

interface StopWords {
  /** Words without meaning for the search, including those of questions. */
  words: readonly string[]
  /** Verbs of questions. Titles have these words too, so only questions lose them. */
  verbs: readonly string[]
  /** The first words to drop when no page has all words. */
  weak: readonly string[]
  /** Terms that keep the stop words inside them. */
  terms: readonly string[]
}

/** By the typed language; readers of every locale type English too. */
export const stopWords: Record<Locale, StopWords> = {
  en: {
    words:
      list(`a an the of in on at to for from with by into onto via without and as if than then so after before while during also already once now
      is are was were be been being am isn't aren't do does did don't doesn't i i'm my me mine we our us
      you your it its it's this that these those there here can can't could should would will may must
      please just really`),
    verbs:
      list(`get got find see show tell know mean means meaning make makes need want have has use using
      used keep keeps getting happens happen work works look read give difference between differ`),
    weak: list(`api apis endpoint endpoints request requests call calls method methods way function feature
      docs documentation page example examples code no not all again always still per
      one many often much exchange fetch retrieve download check view list load want try
      python java javascript typescript node nodejs php ruby curl`),
    terms: [
      'time in force',
      'log in',
      'sign in',
      'logging in',
      'opt in',
      'add or reduce',
      'fill or kill',
    ],
  },
  'zh-TW': {
    words: [
      ...list(`請問 可以 可不可以 能不能 可否 能否 是否 應該 我想要 我想 我要 我的 想要 一直 到底 關於
        的 嗎 呢 吧`),
    ],
    verbs: [],
    weak: list(
      '端點 接口 參數 方法 範例 說明 文件 功能 教學 全部 所有 請求 使用 需要 查詢 一次 出現 收到 遇到 最近',
    ),
    terms: ['目的'],
  },
}

function list(words: string): string[] {
  return words.split(/\s+/).filter(Boolean)
}
