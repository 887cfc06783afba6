import { expect, it } from 'vitest'
import { htmlRewrites } from './html-rewrites.ts'

it.each([
  ['/index.html', '/en'],
  ['/zh-TW/index.html', '/zh-TW'],
  ['/zh-TW.html', '/zh-TW'],
  ['/search.html', '/en/search'],
  ['/zh-TW/breaks-me/index.html', '/zh-TW/breaks-me'],
  ['/v5/intro.html', undefined],
])('the address %s of a file shows %s', (address, shown) => {
  expect(htmlRewrites.find(({ source }) => source === address)?.destination).toBe(shown)
})
