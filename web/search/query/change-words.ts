import type { Locale } from '../../config/locales.ts'

interface ChangeWords {
  /** Patterns that ask for the changelog. */
  ask: readonly string[]
  /** Patterns that may accompany them: the newest changes, or their subject. */
  beside: readonly string[]
}

/** How readers ask for changes. */
export const changeWords: Record<Locale, ChangeWords> = {
  en: {
    ask: [
      'changed',
      'changes?',
      'changelog',
      'change log',
      "what(?:'?s| is)? new",
      'release notes?',
      'releases?',
      'updates?',
      'updated',
      'news',
    ],
    beside: ['recent(?:ly)?', 'latest', 'last', 'newest', 'new', 'api', 'docs?', 'month', 'list'],
  },
  'zh-TW': {
    ask: [
      '(?:更新|變更|異動)(?:紀錄|記錄|日誌|內容)?',
      '改版',
      '改了',
      '改動',
      '變動',
      '新增了',
      '更新了',
    ],
    beside: ['最近', '最新', '近期', '這個月', '內容', '文件', '有'],
  },
}
