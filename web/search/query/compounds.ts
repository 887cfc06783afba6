import type { Locale } from '../../config/locales.ts'

// A separate list, because the synonyms would be large in browsers.
/** Nouns and verbs of the field that readers write as compounds. */
const nouns: Partial<Record<Locale, string>> = {
  'zh-TW': `現貨 合約 永續合約 選擇權 價差 反向 正向 槓桿 保證金 全倉 逐倉 倉位 訂單 下單 未平倉量 保險基金 商品規格 帳戶 子帳戶 子帳號 母帳戶 統一帳戶 餘額 資產 幣種
    劃轉 入金 出金 地址 紀錄 歷史 批次 批量 修改 取消 建立 設定 查詢 市價 限價 條件單 限價單 市價單 止盈止損 停利停損 成交 公開成交 手續費
    費率 資金費率 頻率 限制 上限 頻率限制 簽章 簽名 身分驗證 金鑰 權限 錯誤碼 時間 伺服器 測試網 模擬交易 訂閱 推送 連線 登入 心跳 斷線
    風險限額 標記價格 指數價格 K線 借款 還款 借貸 抵押 利率 理財 申購 贖回 閃兌 報價 詢價 經紀商 廣告 報表 稅務 列舉值 欄位
    私有 公開 頻道 行情 訂單簿 深度 強平 爆倉 追加 損益 盈虧 持倉 模式 單向 雙向 刪除 凍結 網址 主機 範例 資料 明細`,
}

const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const HAN = /\p{Script=Han}+/gu
const terms = new Set(Object.values(nouns).flatMap((each) => each.split(/\s+/)))
const LONGEST = Math.max(...[...terms].map((term) => term.length))

/**
 * Splits Chinese compounds into their terms: 合約下單 becomes 合約 下單. Search servers treat a compound as one word or a
 * phrase; split terms are found independently.
 */
export function splitCompounds(text: string): string {
  return text
    .replaceAll(HAN, (run) => ` ${parts(run).join(' ')} `)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The parts of a run of Chinese that are no known term or word, each with two characters of context on either side. */
export function unknownParts(run: string): string[] {
  const found: string[] = []
  let at = 0
  for (const part of [...knownParts(run), '']) {
    const next = part ? run.indexOf(part, at) : run.length
    if (next > at) found.push(run.slice(Math.max(0, at - 2), next + 2))
    at = next + part.length
  }
  return found
}

function parts(run: string): string[] {
  const known = knownParts(run)
  return known.length > 0 ? known : [run]
}

/** The terms in a run of Chinese, longest match first, and the dictionary words between them. */
function knownParts(run: string): string[] {
  const found: string[] = []
  let unknown = ''
  for (let at = 0; at < run.length; ) {
    const term = termAt(run, at)
    if (!term) {
      unknown += run[at++]
      continue
    }
    found.push(...segments(unknown), term)
    unknown = ''
    at += term.length
  }
  return [...found, ...segments(unknown)]
}

/** The words of a text by the dictionary; single characters are too ambiguous. */
function segments(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ segment }) =>
    segment.length > 1 ? [segment] : [],
  )
}

function termAt(run: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, run.length - at); length > 1; length--) {
    const part = run.slice(at, at + length)
    if (terms.has(part)) return part
  }
  return undefined
}
