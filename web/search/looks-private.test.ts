import { expect, it } from 'vitest'
import { looksPrivate } from './looks-private.ts'

it.each([
  'order link id',
  'Ｋ線',
  '/v5/market/premium-index-price-kline',
  'X-BAPI-RECV-WINDOW',
  '110007',
  'BTC-13FEB25-89000-P-USDT',
  'enable_typos_for_alphabets',
  'postOnlyMaxLimitOrderSize',
])('looksPrivate of %s is false', (q) => {
  expect(looksPrivate(q)).toBe(false)
})

it.each([
  'someone@exchange.example',
  '192.168.1.17',
  '+886 912345678',
  '887f1b863a7b4c02d1e282a88e6c1a5cfa8f453a',
  '2f3a1c9e-8a44-4f0e-9b7d-0c1d2e3f4a5b',
  'EXAMPLEKEY0123456789',
  `why ${'does it not work '.repeat(5)}`,
])('looksPrivate of %s is true', (q) => {
  expect(looksPrivate(q)).toBe(true)
})
