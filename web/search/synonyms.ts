import type { Locale } from '../locales.ts'

export interface SynonymSet {
  name: string
  items: { id: string; synonyms: string[]; root?: string; locale?: string }[]
}

// Synonyms know no separators: write `order create`, never `order/create`.
const common: SynonymSet = {
  name: 'docs_common',
  items: [
    { id: 'websocket', synonyms: ['ws', 'websocket'] },
    { id: 'kline', synonyms: ['kline', 'candle', 'candlestick', 'ohlc'] },
    { id: 'order-book', synonyms: ['orderbook', 'order book', 'depth'] },
    { id: 'perpetual', synonyms: ['perp', 'perpetual'] },
    { id: 'stops', synonyms: ['tp sl', 'take profit stop loss'] },
  ],
}

// Without the item's locale the words are taken for Latin ones and never match.
const chinese: SynonymSet = {
  name: 'docs_zh_tw',
  items: [
    { id: 'place-order', locale: 'zh', synonyms: ['下單', '創建委託單', '提交訂單', '建立訂單'] },
    { id: 'cancel-order', locale: 'zh', synonyms: ['撤單', '取消訂單', '撤銷委託單'] },
    { id: 'kline', locale: 'zh', synonyms: ['K線', 'kline', '蠟燭圖', '燭台'] },
    {
      id: 'order-book',
      locale: 'zh',
      synonyms: ['訂單簿', '委託簿', '掛單簿', 'orderbook', '深度'],
    },
    { id: 'funding', locale: 'zh', synonyms: ['資金費率', '資金費用率', 'funding rate'] },
    { id: 'tickers', locale: 'zh', synonyms: ['行情', 'tickers', 'ticker'] },
    { id: 'wallet', locale: 'zh', root: '錢包', synonyms: ['餘額', '資產'] },
  ],
}

/** The synonym sets that a locale's collection uses. */
export function synonymSets(locale: Locale): SynonymSet[] {
  return locale === 'zh-TW' ? [common, chinese] : [common]
}
