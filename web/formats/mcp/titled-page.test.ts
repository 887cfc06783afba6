import { expect, it } from 'vitest'
import { titledPage } from './titled-page.ts'

const pages = [
  { path: 'v5/order/create-order', title: { en: 'Place Order' } },
  { path: 'api-explorer/v5/trade/create-order', title: { en: 'Place Order' } },
  { path: 'v5/spread/trade/create-order', title: { en: 'Create Order' } },
  { path: 'v5/rfq/trade/create-order', title: { en: 'Create Order' } },
  { path: 'v5/account/borrow', title: { en: 'Manual Borrow' } },
  { path: 'v5/no-title' },
]

it.each([
  ['v5/order/place-order', 'v5/order/create-order'],
  ['place-order', 'v5/order/create-order'],
  ['v5/account/manual_borrow', 'v5/account/borrow'],
  ['v5/trade/Place-Order', 'v5/order/create-order'],
  // The page in the same folder wins.
  ['v5/rfq/trade/create-order', 'v5/rfq/trade/create-order'],
  // One of two pages, so ambiguous.
  ['v5/create-order', undefined],
  ['v5/order/place', undefined],
  ['v5/order/', undefined],
  ['', undefined],
])('titledPage of %j is %j', (address, path) => {
  expect(titledPage(address, pages)).toBe(path)
})
