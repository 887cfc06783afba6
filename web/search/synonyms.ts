import { type Locale, localeConfig } from '../config/locales.ts'

export interface SynonymSet {
  name: string
  items: { id: string; synonyms: string[]; root?: string; locale?: string }[]
}

/** Words that mean the same; with a `root`, only that one also finds the others. */
type Row = string[] | { root: string; synonyms: string[] }

// Synonyms know no separators: write `order create`, never `order/create`.
const common: SynonymSet = {
  name: 'docs_common',
  items: itemsOf([
    // Products and market data
    ['kline', 'candle', 'candles', 'candlestick', 'candlesticks', 'ohlc', 'ohlcv'],
    ['orderbook', 'order book', 'depth', 'l2'],
    ['perp', 'perps', 'perpetual'],
    ['ticker', 'tickers'],
    ['oi', 'open interest'],
    ['public trades', 'recent trades'],
    ['hv', 'historical volatility'],
    ['auto deleveraging', 'autodeleveraging', 'adl'],
    ['liquidation', 'liquidate', 'liquidated'],
    ['rpi', 'retail price improvement'],
    // Orders
    ['place order', 'create order', 'submit order', 'order entry'],
    ['open orders', 'open closed orders'],
    ['cancel order', 'cancelled order', 'canceled order'],
    ['tp sl', 'tpsl', 'take profit stop loss'],
    { root: 'tp sl', synonyms: ['take profit', 'stop loss'] },
    ['order', 'orders'],
    ['position', 'positions'],
    ['sub account', 'sub accounts', 'subaccount', 'sub uid'],
    // Within one account it is the internal one.
    { root: 'sub account transfer', synonyms: ['universal transfer'] },
    { root: 'transfer sub account', synonyms: ['universal transfer'] },
    { root: 'transfer sub accounts', synonyms: ['universal transfer'] },
    ['hedge mode', 'two way mode', 'position mode'],
    ['quantity', 'qty'],
    ['amend', 'modify', 'edit'],
    { root: 'change', synonyms: ['amend', 'set', 'switch'] },
    ['delete', 'remove'],
    ['batch', 'bulk', 'several', 'multiple'],
    ['pnl', 'profit', 'profit and loss'],
    ['history', 'historical'],
    ['minimum', 'min'],
    ['maximum', 'max'],
    ['fees', 'fee', 'commission'],
    // Connecting and signing
    ['ws', 'websocket', 'web socket', 'websockets'],
    ['login', 'log in', 'logging in', 'sign in'],
    { root: 'authenticate', synonyms: ['logging in'] },
    ['heartbeat', 'keepalive', 'keep alive', 'keeping the connection alive'],
    ['subscribe', 'subscribing'],
    { root: 'subscription', synonyms: ['subscribing'] },
    ['sign', 'signing', 'signature', 'signed'],
    ['authentication', 'authenticate', 'authorization', 'authorisation'],
    { root: 'auth', synonyms: ['authentication'] },
    ['recv window', 'receive window'],
    ['sandbox', 'testnet'],
    ['base url', 'hosts', 'api host', 'endpoint url'],
    { root: 'url', synonyms: ['host', 'hosts', 'address'] },
    { root: 'insufficient', synonyms: ['not sufficient', 'too low'] },
    ['rate limit', 'rate limits', 'throttling', 'throttle', 'too many requests'],
    { root: 'pagination', synonyms: ['paging', 'cursor'] },
    { root: 'error codes', synonyms: ['return codes', 'request is refused'] },
    // Places of the site
    ['faq', 'frequently asked questions'],
    ['changelog', 'release notes', 'change log', "what's new"],
    ['enum', 'enums', 'enumeration', 'enumerations'],
  ]),
}

// Without the item's locale the words are taken for Latin ones and never match. Mainland terms
// lead to those of Taiwan; what differs only in the form of the characters needs no entry.
const chinese: SynonymSet = {
  name: 'docs_zh_tw',
  items: itemsOf(
    [
      // 產品與行情
      ['K線', 'kline', '蠟燭圖', '燭台', 'K棒', '燭圖'],
      ['訂單簿', '委託簿', '掛單簿', '訂單薄', 'orderbook', '深度', '盤口'],
      ['資金費率', '資金費用率', '資金費用', 'funding rate'],
      ['行情', 'tickers', 'ticker'],
      ['未平倉量', '未平倉合約', '持倉量', 'open interest'],
      ['近期成交', '最新成交', '逐筆成交', '成交明細', '公開成交', 'public trades'],
      ['選擇權', '期權', 'option'],
      ['永續合約', '永續', 'perpetual'],
      ['自動減倉', 'adl'],
      ['強制平倉', '強平', '爆倉', '清算', 'liquidation'],
      ['風險限額', '風險等級', '風險限制'],
      ['保險基金', '風險準備金'],
      ['商品規格', '合約規格', '交易規則', '交易對資訊'],
      // 下單
      ['下單', '掛單', '創建委託單', '建立訂單', '創建訂單', '提交訂單', '委託下單', 'place order'],
      ['撤單', '取消訂單', '撤銷委託單', '取消委託', '撤銷訂單', '已取消', 'cancel order'],
      ['未成交訂單', '未成交與近期已結束訂單', '當前委託'],
      ['停利', '止盈', 'take profit'],
      ['停損', '止損', 'stop loss'],
      ['雙向持倉', '對沖模式', 'hedge mode'],
      ['倉位', '持倉', 'position'],
      ['手續費', '費率', '交易費'],
      { root: '盈虧', synonyms: ['損益'] },
      { root: '委託', synonyms: ['訂單'] },
      // 連線與簽章
      ['簽章', '簽名', '驗簽', '簽署', 'signature'],
      { root: '下單 簽章', synonyms: ['簽章的內容'] },
      ['身分驗證', '身份驗證', '鑑權', '認證', 'authentication'],
      ['金鑰', '密鑰', 'api key'],
      ['頻率限制', '速率限制', '限速', '限流', '限頻', 'rate limit'],
      ['維持連線', '心跳', '保持連線', 'heartbeat'],
      ['連線', '連接', 'connect'],
      ['登入', '登錄', 'login'],
      ['主機', '網域', '域名', 'base url'],
      ['標頭', '請求頭', 'header'],
      ['分頁', '翻頁', 'pagination', 'cursor'],
      ['錯誤碼', '錯誤代碼', '返回碼', 'retcode'],
      // 資產
      ['入金', '存入', '充值', '充幣', 'deposit'],
      ['出金', '提款', '提領', '提現', '提幣', 'withdraw'],
      ['劃轉', '轉帳', 'transfer'],
      { root: '子帳戶劃轉', synonyms: ['萬能劃轉'] },
      { root: '錢包', synonyms: ['餘額', '資產'] },
      // 做什麼：標題用的是前面的說法
      { root: '取得', synonyms: ['查詢'] },
      { root: '獲取', synonyms: ['查詢'] },
      { root: '查看', synonyms: ['查詢'] },
      { root: '修改', synonyms: ['設定', '切換'] },
      { root: '調整', synonyms: ['設定', '修改'] },
      { root: '更改', synonyms: ['設定', '修改', '切換'] },
      // 寫法
      ['伺服器', '服務器', 'server'],
      ['列舉', '枚舉', 'enum'],
      ['更新紀錄', '更新日誌', '變更紀錄', '更新記錄', 'changelog'],
      ['帳戶', '賬戶', '帳號'],
      ['使用者', '用戶'],
      ['資料', '數據'],
      ['端點', '接口'],
      ['欄位', '字段'],
      ['預設', '默認'],
      ['回傳', '返回'],
      ['網路', '網絡'],
    ],
    'zh',
  ),
}

function itemsOf(rows: Row[], locale?: string): SynonymSet['items'] {
  return rows.map((row) => {
    const { root, synonyms } = Array.isArray(row) ? { root: undefined, synonyms: row } : row
    const id = (root ?? synonyms[0] ?? '').replaceAll(' ', '-')
    return { id, synonyms, ...(root && { root }), ...(locale && { locale }) }
  })
}

/** The synonym sets that a locale's collection uses. */
export function synonymSets(locale: Locale): SynonymSet[] {
  return localeConfig[locale].searchLocale === 'zh' ? [common, chinese] : [common]
}
