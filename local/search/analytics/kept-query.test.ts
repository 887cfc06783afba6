import { expect, test } from 'vitest'
import { keptQuery } from './kept-query.ts'

test.each([
  ['  Order   Link ID ', 'order link id'],
  ['Ｋ線', 'k線'],
  ['/v5/market/premium-index-price-kline', '/v5/market/premium-index-price-kline'],
  ['X-BAPI-RECV-WINDOW', 'x-bapi-recv-window'],
  ['110007', '110007'],
  ['BTC-13FEB25-89000-P-USDT', 'btc-13feb25-89000-p-usdt'],
  ['enable_typos_for_alphabets', 'enable_typos_for_alphabets'],
  ['postOnlyMaxLimitOrderSize', 'postonlymaxlimitordersize'],
])('%j is counted as %j', (q, kept) => {
  expect(keptQuery(q)).toBe(kept)
})

test.each([
  '',
  '*',
  'someone@exchange.example',
  '192.168.1.17',
  '+886 912345678',
  '887f1b863a7b4c02d1e282a88e6c1a5cfa8f453a',
  '2f3a1c9e-8a44-4f0e-9b7d-0c1d2e3f4a5b',
  'EXAMPLEKEY0123456789',
  `why ${'does it not work '.repeat(5)}`,
])('%j is not kept', (q) => {
  expect(keptQuery(q)).toBeUndefined()
})
