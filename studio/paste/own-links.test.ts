import { expect, it } from 'vitest'
import { resolveLink } from './own-links.ts'

const site = 'https://docs.exchange.example/docs'
const paths = new Set(['v5/intro', 'v5/market/kline'])

it.each([
  ['a page', `${site}/v5/intro`, 'page:v5/intro'],
  ['a place on it', `${site}/v5/market/kline#response`, 'page:v5/market/kline#response'],
  ['a place that is encoded wrongly', `${site}/v5/intro#%E0%A4`, 'page:v5/intro'],
  ['its Chinese form', `${site}/zh-TW/v5/intro`, 'page:v5/intro'],
  ['its Markdown', `${site}/v5/intro.md`, 'page:v5/intro'],
  ['a page that is not there', `${site}/v5/gone`, undefined],
  ['a site whose address begins alike', `${site}-old/v5/intro`, `${site}-old/v5/intro`],
  ['another site', 'https://other.example/a', 'https://other.example/a'],
  ['mail', 'mailto:a@b.example', 'mailto:a@b.example'],
  ['a place on a server', '/v5/intro', undefined],
  ['a script', 'javascript:alert(1)', undefined],
])('resolveLink resolves %s', (_what, url, address) => {
  expect(resolveLink(url, site, paths)).toBe(address)
})
