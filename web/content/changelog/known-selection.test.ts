import { expect, it } from 'vitest'
import { assertKnown } from './known-selection.ts'
import { EVERYTHING, SelectionError } from './selection.ts'

const pages = ['v5/market/kline', 'v5/market/tickers', 'v5/order/create-order', 'v5/guide', 'faq']
const check = (selection: { areas?: string[]; paths?: string[] }) => () =>
  assertKnown(
    { ...EVERYTHING, ...selection },
    pages.map((path) => ({ path })),
  )

it('assertKnown accepts existing pages and areas', () => {
  expect(check({})).not.toThrow()
  expect(check({ areas: ['market', 'guide'], paths: ['v5/market/kline', 'faq'] })).not.toThrow()
})

it.each([
  [
    { paths: ['v5/market/kline', 'v5/market/klines'] },
    'There is no page "v5/market/klines". The nearest are v5/market/kline',
  ],
  [{ areas: ['markets'] }, 'There is no area "markets". The nearest are market.'],
  [{ paths: ['zebra'] }, 'There is no page "zebra". Nor is there one like it.'],
])('assertKnown names the unknown page or area, and the nearest names: %j', (selection, why) => {
  expect(check(selection)).toThrow(SelectionError)
  expect(check(selection)).toThrow(why)
})
