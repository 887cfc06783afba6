import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'
import { expect, it } from 'vitest'
import { notDefault } from './first-segments.ts'
import { localeRedirects, localeRewrites } from './locale-rewrites.ts'

/** Where Next leads `address`, by the first that fits. */
function led(address: string, rules: readonly { source: string; destination: string }[]) {
  for (const { source, destination } of rules) {
    const found = getPathMatch(source, { strict: true })(address)
    if (!found) continue
    return destination
      .replace(/\/:(\w+)\*?/g, (_, name: string) => ['', ...[found[name] ?? []].flat()].join('/'))
      .replace(/^$/, '/')
  }
  return undefined
}

it.each([
  ['/', '/en'],
  ['/v5/intro', '/en/v5/intro'],
  ['/search', '/en/search'],
  ['/page-not-found', '/en/page-not-found'],
  ['/mdx/a', '/en/mdx/a'],
  ['/zh-TW', undefined],
  ['/zh-TW/v5/intro', undefined],
  ['/md/en/v5/intro', undefined],
  ['/api/health', undefined],
  ['/robots.txt', undefined],
  ['/_next/static/a.js', undefined],
])('leads %s to %s', (address, route) => {
  expect(led(address, localeRewrites)).toBe(route)
})

it('leads from a route to the address of its page', () => {
  expect(led('/en', localeRedirects)).toBe('/')
  expect(led('/en/v5/intro', localeRedirects)).toBe('/v5/intro')
  expect(led('/zh-TW/v5/intro', localeRedirects)).toBeUndefined()
})

it('leaves every other route of the application alone', () => {
  const app = readdirSync(path.join(import.meta.dirname, '../app'), { withFileTypes: true })
  const routes = app.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(routes.filter((name) => name !== '[locale]' && !notDefault.includes(name))).toEqual([])
})
