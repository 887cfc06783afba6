import { expect, it } from 'vitest'
import { readSearchAddress, searchAddressHref } from './search-address.ts'

it.each([
  ['', { query: '', sections: [], types: [], version: undefined }],
  ['?q=place+order', { query: 'place order', sections: [], types: [], version: undefined }],
  [
    '?q=%E4%B8%8B%E5%96%AE&section=Market&section=Trade&type=error&version=v4',
    { query: '下單', sections: ['Market', 'Trade'], types: ['error'], version: 'v4' },
  ],
])('reads and writes %s', (search, address) => {
  expect(readSearchAddress(search)).toEqual(address)
  expect(searchAddressHref('zh-TW', address)).toBe(`/docs/zh-TW/search${search}`)
})
