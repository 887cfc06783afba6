/** The pages that are measured: a guide, a reference page, the longest one, a stream, the explorer. */
export const measuredPages = [
  '',
  'v5/intro',
  'v5/market/kline',
  'v5/enum',
  'v5/websocket/public/orderbook',
  'api-explorer/v5/category',
  'api-explorer/v5/trade/create-order',
]
