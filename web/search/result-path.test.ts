import { expect, it } from 'vitest'
import { replaceSearchResultPathname, resultPath } from './result-path.ts'

it.each([
  ['/docs/v5/market/kline', '/v5/market/kline'],
  ['/docs/v5/market/kline#param-interval', '/v5/market/kline#param-interval'],
  ['/docs/zh-TW/v5/intro', '/zh-TW/v5/intro'],
  ['https://docs.exchange.example/docs/v5/intro?a=b#c', '/v5/intro?a=b#c'],
  ['/docs', '/'],
  ['/docs#facts', '/#facts'],
  // Only a prefix is replaced.
  ['/docs/v5/docs/intro', '/v5/docs/intro'],
  ['/v5/intro', '/v5/intro'],
  ['/docsearch', '/docsearch'],
  ['javascript:alert(1)', '/'],
  ['/docs//evil.example', '/evil.example'],
  ['/docs/..//evil.example', '/evil.example'],
])('resultPath of %s is %s', (url, path) => {
  expect(resultPath(url)).toBe(path)
})

it('resultPath replaces the prefix of the setting', () => {
  expect(replaceSearchResultPathname).toEqual({ from: '/docs/', to: '/' })
  expect(resultPath('/manual/v5/intro', { from: '/manual/', to: '/next/' })).toBe('/next/v5/intro')
})
