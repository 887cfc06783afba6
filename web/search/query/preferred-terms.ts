import type { Locale } from '../../config/locales.ts'

/**
 * Terms that readers use for what the site names differently: typed on the left, the site's term on the right, which
 * replaces it. Where both are in use they are synonyms in the lake instead.
 */
export const preferredTerms: Partial<Record<Locale, readonly (readonly [string, string])[]>> = {
  'zh-TW': [
    // The verb encloses the noun, so no text has the terms adjacent.
    ['下限價單', '限價 下單'],
    ['下市價單', '市價 下單'],
    ['下條件單', '條件單 下單'],
    ['全部撤單', '取消所有訂單'],
    ['全部取消', '取消所有訂單'],
    ['一鍵撤單', '取消所有訂單'],
    // Colloquial verbs, with the result after the verb.
    ['掛著的單', '未成交訂單'],
    ['掛著', '未成交'],
    ['把單', '訂單'],
    ['送單', '下單'],
    ['撤掉', '取消'],
    ['收掉', '取消'],
    ['砍掉', '取消'],
    ['取消掉', '取消'],
    ['轉回', '劃轉'],
    ['轉給', '劃轉'],
    ['撥款', '劃轉'],
    ['鎖起來', '凍結'],
    ['鎖住', '凍結'],
    ['開一個', '建立'],
    ['開一把', '建立'],
    ['抓出來', '查詢'],
    ['列出來', '查詢'],
    ['當掉', '斷線'],
    ['斷掉', '斷線'],
    ['卡在', '狀態'],
    ['沒到帳', '入金 紀錄'],
    ['領出來', '出金'],
    ['提出來', '出金'],
    ['送出去', '出金'],
    ['存進去', '入金'],
    ['匯進來', '入金'],
    ['打進來', '入金'],
    ['換成', '閃兌'],
    ['通知我', '推送'],
    ['收到通知', '推送'],
    ['借的錢', '借款'],
    ['欠的錢', '負債'],
    ['欠多少', '負債'],
    ['賺錢', '獲利'],
    ['虧錢', '虧損'],
    ['退掉', '拒絕'],
    ['減掉', '減倉'],
    ['強制減倉', '自動減倉'],
    ['爆掉', '強平'],
    ['補保證金', '追加 保證金'],
    ['分帳號', '子帳戶'],
    ['鑰匙', '金鑰'],
    ['借錢', '借款'],
    ['還錢', '還款'],
    ['開槓桿', '槓桿'],
    ['強平價格', '強平 價格'],
    ['強平價', '強平 價格'],
    ['改價錢', '修改訂單 價格'],
    ['賺賠', '損益'],
    ['虧多少', '損益'],
    ['賺多少', '損益'],
    ['返傭', '返佣'],
    ['聯盟客戶', '聯盟 用戶'],
    ['全部', '所有'],
    ['批量', '批次'],
    ['轉到', '劃轉'],
    ['轉錢', '劃轉'],
    ['撤單', '取消訂單'],
    ['改單', '修改訂單'],
    ['子帳號', '子帳戶'],
    ['母帳號', '母帳戶'],
    ['主帳戶', '母帳戶'],
    ['主帳號', '母帳戶'],
    ['帳號', '帳戶'],
    ['充值', '入金'],
    ['充幣', '入金'],
    ['提幣', '出金'],
    ['提現', '出金'],
    ['轉帳', '劃轉'],
    ['止盈', '停利'],
    ['止損', '停損'],
    ['盈虧', '損益'],
    ['網址', '主機'],
    ['私鑰', '金鑰'],
    ['密鑰', '金鑰'],
  ],
  en: [
    ...['c#', 'c sharp', 'csharp', '.net', 'dotnet', 'golang'].map(
      (name) => [name, 'sample code'] as const,
    ),
    // Traders' slang that no page uses.
    ...['exchange down', 'site down', 'api down', 'server down', 'outage'].map(
      (name) => [name, 'system status'] as const,
    ),
    ...['get rekt', 'rekt', 'wiped out', 'blown up', 'margin called'].map(
      (name) => [name, 'liquidated'] as const,
    ),
    ...['isnt showing up', "isn't showing up", 'not showing up', 'not arrived'].map(
      (name) => [name, 'records'] as const,
    ),
    ...['how slow', 'slow down', 'too fast', 'how fast'].map(
      (name) => [name, 'rate limit'] as const,
    ),
    ...['kill switch', 'panic button'].map((name) => [name, 'cancel all orders'] as const),
    ...['play money', 'paper money', 'fake money'].map((name) => [name, 'demo trading'] as const),
    ...['people i referred', 'friends i invited'].map((name) => [name, 'affiliate user'] as const),
    // Paraphrases of a term that the reader does not know.
    ...['open trade', 'running trade', 'trade i already have', 'trade i have'].map(
      (name) => [name, 'open position'] as const,
    ),
    ...['move money', 'move funds', 'move coins', 'send money', 'hand over'].map(
      (name) => [name, 'transfer'] as const,
    ),
    ...['turn one coin', 'exchange one coin'].map((name) => [name, 'convert'] as const),
    ...['i owe', 'we owe'].map((name) => [name, 'debt'] as const),
    ...['each hour', 'every hour'].map((name) => [name, 'hourly'] as const),
    ...['each second', 'every second'].map((name) => [name, 'per second'] as const),
    ...['pay me', 'paid me'].map((name) => [name, 'yield'] as const),
    ...['cost me', 'costs me'].map((name) => [name, 'fee'] as const),
    ...['switch off', 'shut off', 'turn off'].map((name) => [name, 'disable'] as const),
    ['by itself', 'automatically'],
    ['cash out', 'withdraw'],
    ['top up', 'deposit'],
  ],
}

const terms = new Map(Object.values(preferredTerms).flat())
const typed = new RegExp(
  [...terms.keys()]
    .map((term) => (/[a-z]/.test(term) ? `(?<![\\w.])${term.replace('.', '\\.')}(?![\\w#])` : term))
    .join('|'),
  'gi',
)

// Streams push events of orders; changes of the API itself are announced in the changelog.
const ofTheApi = /端點|接口|api|文件|欄位/i
const changed = /變更|異動|更新|變動|改動|新增|移除/
const outdated = /棄用|改版/
const notified = /通知我|提醒我|收到通知/g

/** The text with the site's own terms. */
export function preferTerms(text: string): string {
  const isNotice = outdated.test(text) || (ofTheApi.test(text) && changed.test(text))
  const plain = isNotice ? text.replaceAll(notified, '通知') : text
  return plain.replaceAll(typed, (term) => terms.get(term.toLowerCase()) ?? term)
}
