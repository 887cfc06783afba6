import type { Locale } from '../../config/locales.ts'

/** What readers type by sound, whole: three characters or more. Of one that is off, the others say which is meant. */
const phrases: Partial<Record<Locale, string>> = {
  'zh-TW': `資金費率 資金費用 手續費 手續費率 訂單簿 委託簿 歷史訂單 訂單歷史 成交紀錄 成交歷史 未平倉量 未平倉 保險基金 商品規格 合約規格 交割價格 交割紀錄
    結算價格 出金地址 入金地址 出金紀錄 入金紀錄 出金狀態 劃轉紀錄 提領 波動率 歷史波動率 溢價指數 指數價格 標記價格 多空比 強平價格 強制平倉 自動減倉
    風險限額 風險等級 槓桿倍數 槓桿代幣 保證金模式 保證金率 維持保證金 追加保證金 持倉模式 倉位模式 雙向持倉 單向持倉 全倉 逐倉 平倉損益 已實現損益
    未成交訂單 條件單 限價單 市價單 批次下單 修改訂單 取消訂單 預檢訂單 停損停利 止盈止損 移動停損 追蹤停損 錢包餘額 帳戶餘額 帳戶資訊 統一帳戶 資金帳戶
    子帳戶 母帳戶 經紀商 返佣比例 體驗金券 頻率限制 錯誤碼 身分驗證 簽章 時間戳 接收視窗 伺服器時間 系統狀態 系統維護 測試網 模擬交易 訂閱 心跳 斷線
    更新紀錄 列舉值 選擇權 希臘值 價差交易 詢價單 報價單 抵押品 抵押比率 借款紀錄 借款利率 可借額度 歷史利率 機構借貸 加密貨幣借貸 活期理財 申購贖回 收益紀錄
    閃兌 自成交防護 做市商保護 斷線保護 稅務報表 廣告 線上付款 放幣 聊天訊息 公告`,
}

const HAN = /\p{Script=Han}{3,}/gu
const terms = [...new Set(Object.values(phrases).flatMap((each) => each.split(/\s+/)))]
const byLength = Map.groupBy(
  terms.filter((term) => term.length > 2),
  (term) => term.length,
)
const lengths = [...byLength.keys()].sort((a, b) => b - a)

/**
 * A text in which a phrase with one wrong character is right: 手序費率 is 手續費率. Of three characters only where no
 * others are beside them, as 訂單 with any character behind it would be one.
 */
export function nearTerms(text: string): string {
  return text.replaceAll(HAN, (run) => {
    let right = ''
    for (let at = 0; at < run.length; ) {
      const term = termNear(run, at)
      right += term ?? run[at]
      at += term?.length ?? 1
    }
    return right
  })
}

/** The longest phrase that begins there, or that all characters but one are of. */
function termNear(run: string, at: number): string | undefined {
  for (const length of lengths) {
    const part = run.slice(at, at + length)
    if (part.length < length) continue
    const all = byLength.get(length) ?? []
    if (all.includes(part)) return part
    if (length === 3 && run.length > 3 && !isRest(run, at)) continue
    const near = all.filter((term) => differences(term, part) === 1)
    if (near.length === 1) return near[0]
  }
  return undefined
}

/** Whether three characters are what is left of a run behind a phrase. */
const isRest = (run: string, at: number): boolean =>
  run.length - at === 3 && terms.includes(run.slice(0, at))

const differences = (one: string, other: string): number =>
  [...one].filter((character, at) => character !== other[at]).length
