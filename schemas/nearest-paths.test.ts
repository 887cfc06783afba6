import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { nearestPaths } from './nearest-paths.ts'

const pages = [
  'api-explorer/v5/category',
  'changelog/v5',
  'faq',
  'p2p/guide',
  'v5/enum',
  'v5/intro',
  'v5/market/index-kline',
  'v5/market/kline',
  'v5/market/mark-kline',
  'v5/market/orderbook',
  'v5/market/order-price-limit',
  'v5/market/tickers',
  'v5/websocket/public/orderbook',
  'v5/ws/connect',
].map((path) => ({ path }))
const first = (text: string) => nearestPaths(text, pages)[0]?.path

it.each([
  ['v5/market/klines', 'v5/market/kline'],
  ['v5/kline', 'v5/market/kline'],
  ['market/kline.html', 'v5/market/kline'],
  ['v5/market/indexKline', 'v5/market/index-kline'],
  ['v5/market/index-price-kline', 'v5/market/index-kline'],
  ['v5/market/order-book', 'v5/market/orderbook'],
  ['v5/websocket/orderbook', 'v5/websocket/public/orderbook'],
  ['v5/websocket/connect', 'v5/ws/connect'],
  ['v5/tiker', 'v5/market/tickers'],
  ['v5/eunm', 'v5/enum'],
  ['FAQs', 'faq'],
  ['v5/introduction', 'v5/intro'],
  ['changelog', 'changelog/v5'],
])('nearestPaths resolves %s to %s', (text, path) => {
  expect(first(text)).toBe(path)
})

it.each(['', '/', 'no/such', 'wp-login.php', '.git/config', '%E4%B8', 'x'.repeat(5000)])(
  'nearestPaths suggests nothing for %.30s',
  (text) => {
    expect(nearestPaths(text, pages)).toEqual([])
  },
)

it('nearestPaths returns at most the requested number', () => {
  expect(nearestPaths('v5/market/kline', pages, 2)).toHaveLength(2)
})

it('editDistance counts changed letters, and a swap of two neighbours once', () => {
  expect(editDistance('kline', 'klines')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('tiker', 'tickers')).toBe(2)
  expect(editDistance('tiem', 'time')).toBe(1)
  expect(editDistance('ordre', 'orders')).toBe(2)
})
