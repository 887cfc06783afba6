import { expect, it } from 'vitest'
import {
  localeOfAddress,
  pageHref,
  pathFromSegments,
  pathOfAddress,
  routePath,
  searchHref,
} from './paths.ts'

it.each([
  ['', 'en', '/docs'],
  ['', 'zh-TW', '/docs/zh-TW'],
  ['v5/intro', 'en', '/docs/v5/intro'],
  ['v5/intro', 'zh-TW', '/docs/zh-TW/v5/intro'],
] as const)('%s in %s', (path, locale, href) => {
  expect(pageHref(path, locale)).toBe(href)
})

it('builds the other addresses', () => {
  expect(pageHref('v5/intro', 'en', 'a b')).toBe('/docs/v5/intro#a%20b')
  expect(routePath('v5/intro', 'zh-TW')).toBe('/zh-TW/v5/intro')
  expect(searchHref('zh-TW', 'a&b')).toBe('/docs/zh-TW/search?q=a%26b')
  expect(pathFromSegments(['v5', 'a%20b'])).toBe('v5/a b')
  expect(pathFromSegments(undefined)).toBe('')
})

it.each([
  ['/docs', 'en', ''],
  ['/docs/v5/intro', 'en', 'v5/intro'],
  ['/docs/zh-TWO', 'en', 'zh-TWO'],
  ['/elsewhere', 'en', ''],
  ['', 'en', ''],
  ['/docs/zh-TW', 'zh-TW', ''],
  ['/docs/zh-TW/no/such/page', 'zh-TW', 'no/such/page'],
] as const)('reads the locale and the path of %s', (pathname, locale, path) => {
  expect(localeOfAddress(pathname)).toBe(locale)
  expect(pathOfAddress(pathname)).toBe(path)
})
