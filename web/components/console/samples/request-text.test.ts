import { expect, it } from 'vitest'
import { type EditedRequest, requestText } from './request-text.ts'

const get = { method: 'get', path: '/v5/market/kline' }

const query = (pairs: Record<string, string>): EditedRequest => ({
  queryString: Object.entries(pairs).map(([name, value]) => ({ name, value })),
})

it.each([
  [{}, 'GET /v5/market/kline'],
  [{ category: 'linear', limit: '3' }, 'GET /v5/market/kline?category=linear&limit=3'],
  [{ coins: 'BTC,ETH', at: '00:00' }, 'GET /v5/market/kline?coins=BTC,ETH&at=00:00'],
  [
    { cursor: 'a%3D&b=+ 中\ud800' },
    'GET /v5/market/kline?cursor=a%253D%26b%3D%2B%20%E4%B8%AD%EF%BF%BD',
  ],
])('a query of %j is written as examples are', (pairs, code) => {
  expect(requestText(get, query(pairs))).toEqual({ language: 'http', code })
})

it('requestText returns the typed body, or only the path without one', () => {
  const post = { method: 'post', path: '/v5/order/create' }
  expect(requestText(post, { queryString: [], postData: { text: '{ "a": 1 }' } })).toEqual({
    language: 'json',
    code: '{ "a": 1 }',
  })
  expect(requestText(post, { queryString: [], postData: { text: '' } })).toEqual({
    language: 'http',
    code: 'POST /v5/order/create',
  })
})
