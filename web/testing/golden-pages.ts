import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { Locale } from '../config/locales.ts'
import { anchorRows } from '../content/blocks/row-anchors.ts'
import type { EnumDefinition, PageData } from '../content/model/page-data.ts'
import {
  channel,
  errors,
  heading,
  operation,
  pageFixture,
  paragraph,
  table,
} from './page-fixture.ts'

/** Pages of every kind that the documentation has, by name. */
export function goldenPages(locale: Locale): Record<string, PageData> {
  const say = (en: string, zhTW: string) => (locale === 'en' ? en : zhTW)
  const page = (path: string, title: string, section: string, body: PageBlock[]) =>
    pageFixture(path, title, anchorRows(body), { locale, section })
  return {
    endpoint: page(
      'v5/order/create-order',
      say('Place Order', '創建委託單'),
      say('Trade', '交易'),
      [
        paragraph(say('Places one order of a `symbol`.', '建立一筆 `symbol` 的委託單。')),
        operation(
          'POST',
          '/v5/order/create',
          'create-order',
          [
            ['category', say('Product type', '產品類別')],
            ['orderLinkId', say('Your own id, see `orderId`', '自訂的訂單編號，參見 `orderId`')],
          ],
          [['list[].orderId', say('Id of the order', '訂單編號')]],
        ),
        heading(2, say('Usage notes', '使用說明'), 'usage-notes'),
        paragraph(say('An id must be new.', '編號不可重複。')),
        paragraph(say('The answer only acknowledges.', '回應僅代表已收到。')),
      ],
    ),
    explorer: page('api-explorer/v5/market/time', say('Server Time', '伺服器時間'), 'V5', [
      { ...operation('GET', '/v5/market/time', 'get-time', []), explorer: true },
    ]),
    guide: page('v5/intro', say('Introduction', '簡介'), 'V5 API', [
      paragraph(say('Read it once.', '請先閱讀一次。')),
      heading(2, say('Headers', '請求標頭'), 'headers'),
      table(
        [say('Header', '標頭'), say('Value', '值')],
        ['`X-BAPI-SIGN`', say('The signature', '簽章')],
      ),
      heading(3, say('Symbols', '交易對'), 'symbols'),
      table(['`category`', say('Product', '產品')], ['`spot`', say('Spot pairs', '現貨交易對')]),
      {
        _type: 'admonition',
        _key: 'a',
        kind: 'warning',
        title: say('Keep it secret', '請妥善保管'),
        body: [paragraph(say('Never send the secret.', '切勿送出密鑰。'))],
      },
      {
        _type: 'codeBlock',
        _key: 'c',
        language: 'bash',
        code: "curl 'https://api.exchange.example/v5/market/time'",
        marked: [],
        lineNumbers: false,
      },
      table([say('Product', '產品'), say('Depth', '深度')], [say('Options', '選擇權'), '100']),
    ]),
    errors: page('v5/error', say('Error Codes', '錯誤碼'), 'V5 API', [
      heading(2, say('Trade', '交易'), 'trade'),
      table(
        [say('Code', '錯誤碼'), say('Meaning', '意義')],
        ['`110007`', say('Not enough available balance', '可用餘額不足')],
        ['0', say('Success', '成功')],
      ),
      heading(2, say('Unified account', '統一帳戶'), 'unified-account'),
      errors('unified-account', [
        [
          '110001',
          say('The order does not exist.', '訂單不存在。'),
          say('Compare `orderId`.', '請核對 `orderId`。'),
        ],
      ]),
      errors('spot-trade', [['110001', say('No such spot order.', '沒有此現貨訂單。')]]),
    ]),
    enums: page('v5/enum', say('Enumerations', '列舉值'), 'V5 API', [
      heading(2, say('Orders', '訂單'), 'orders'),
      { _type: 'enumTable', _key: 'e', enum: orderStatus(say) },
    ]),
    topic: page('v5/websocket/public/orderbook', say('Orderbook', '訂單簿'), 'WebSocket', [
      channel(
        'orderbook.{depth}.{symbol}',
        say('Orderbook', '訂單簿'),
        [['depth', say('Levels of each side', '各方的檔數')]],
        [['data.seq', say('Sequence number', '序號')]],
      ),
      heading(2, say('Keeping a copy', '維護一份副本'), 'local-book'),
      paragraph(say('Subscribe to `orderbook.50.BTCUSDT`.', '訂閱 `orderbook.50.BTCUSDT`。')),
    ]),
    stream: page('v5/websocket/guide', say('Streams', '串流'), 'WebSocket', [
      heading(2, say('Topic', '主題'), 'topic'),
      paragraph(
        say(
          '`orderbook.{depth}.{symbol}`, for example `orderbook.50.BTCUSDT`.',
          '`orderbook.{depth}.{symbol}`，例如 `orderbook.50.BTCUSDT`。',
        ),
      ),
    ]),
    changelog: page('changelog/v5', say('Changelog', '更新紀錄'), say('Changelog', '更新紀錄'), [
      {
        _type: 'changelog',
        _key: 'c',
        feeds: [],
        areas: [],
        parts: [],
        months: [
          {
            anchor: '2026-11',
            text: say('November 2026', '2026年11月'),
            entries: [
              {
                anchor: 'changelog-2026-11-20-feeds',
                date: '2026-11-20',
                dateText: say('November 20, 2026', '2026年11月20日'),
                kind: 'added',
                title: { text: say('The changelog has feeds', '更新紀錄提供訂閱摘要') },
                body: { text: say('Follow it by `RSS`.', '可用 `RSS` 訂閱。') },
                pages: [
                  { label: { text: say('Changelog', '更新紀錄') }, href: '/docs/changelog/v5' },
                ],
                breaking: true,
                changes: [
                  {
                    key: 'limit',
                    rule: 'parameter-bounds-narrowed',
                    kind: 'changed',
                    breaking: true,
                    text: say('Bounds narrowed', '縮小範圍'),
                    subject: 'operation-get-v5-market-kline',
                    name: 'GET /v5/market/kline',
                    field: 'limit',
                    before: '1…1000',
                    after: '1…500',
                  },
                ],
              },
            ],
          },
        ],
      },
    ]),
  }
}

function orderStatus(say: (en: string, zhTW: string) => string): EnumDefinition {
  return {
    documentId: 'enum-orderStatus',
    name: 'orderStatus',
    anchor: 'orderstatus',
    title: { text: say('Order status', '訂單狀態') },
    description: { text: say('Where an order is in its life.', '訂單目前的狀態。') },
    values: [
      {
        _key: 'v',
        value: 'PartiallyFilled',
        anchor: 'orderstatus-PartiallyFilled',
        label: { text: say('Filled in part', '部分成交') },
      },
    ],
  }
}
