import type { ApiSurface } from '../../content/api-surface/surface-schema.ts'

const category = { name: 'category', required: true, values: ['spot', 'linear'] }
const symbol = { name: 'symbol', required: true }

/** A small API, for tests. */
export const smallSurface: ApiSurface = {
  hosts: ['api.exchange.example', 'stream.exchange.example'],
  operations: [
    {
      method: 'GET',
      path: '/v5/market/kline',
      page: 'v5/market/kline',
      parameters: [category, symbol, { name: 'interval', required: true }, { name: 'limit' }],
      fields: ['symbol', 'category', 'list'],
    },
    {
      method: 'POST',
      path: '/v5/order/create',
      page: 'v5/order/create-order',
      parameters: [
        category,
        symbol,
        { name: 'orderType', values: ['Market', 'Limit'] },
        { name: 'qty' },
        { name: 'isLeverage', deprecated: true },
      ],
      fields: ['orderId', 'orderLinkId'],
    },
    {
      method: 'GET',
      path: '/v5/position/list',
      page: 'v5/position',
      parameters: [category, symbol],
      fields: ['list', 'size', 'bustPrice', 'tradeMode'],
      deprecatedFields: ['bustPrice', 'tradeMode'],
    },
    {
      method: 'POST',
      path: '/v5/position/set-risk-limit',
      page: 'v5/position/set-risk-limit',
      deprecated: true,
      successor: 'POST /v5/position/set-leverage',
      parameters: [category, symbol, { name: 'riskId' }],
      fields: ['category'],
    },
  ],
  topics: [
    {
      pattern: 'orderbook.{depth}.{symbol}',
      stream: '/v5/public/{category}',
      page: 'v5/websocket/public/orderbook',
      parameters: [{ name: 'depth', values: ['1', '50', '200'] }, { name: 'symbol' }],
      fields: ['topic', 'ts'],
    },
    {
      pattern: 'tickers.{symbol}',
      stream: '/v5/public/{category}',
      page: 'v5/websocket/public/ticker',
      parameters: [{ name: 'symbol' }],
      fields: ['topic'],
    },
    {
      pattern: 'order',
      stream: '/v5/private',
      page: 'v5/websocket/private/order',
      parameters: [],
      fields: ['orderId'],
    },
    {
      pattern: 'order.{category}',
      stream: '/v5/private',
      page: 'v5/websocket/private/order',
      parameters: [{ name: 'category', values: ['spot', 'linear'] }],
      fields: ['orderId'],
    },
  ],
  commands: [{ name: 'order.create', page: 'v5/websocket/trade/guideline' }],
  streams: ['/v5/public/{category}', '/v5/private', '/v5/trade'],
  changes: [
    {
      date: '2026-11-01',
      kind: 'added',
      title: { en: 'More intervals', 'zh-TW': '新增週期' },
      anchor: 'change-intervals',
      pages: ['v5/market/kline'],
    },
    {
      date: '2026-06-01',
      kind: 'removed',
      title: { en: 'No depth 500', 'zh-TW': '移除 500 檔' },
      anchor: 'change-depth',
      pages: ['v5/websocket/public/orderbook'],
      breaking: true,
    },
  ],
}
