import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { basePath } from '../../config/paths.ts'
import { matchRoute } from './routes.ts'

it.each([
  ['/v5/intro', 'v5/intro'],
  ['/v5/intro/', 'v5/intro'],
  ['/zh-TW/v5/intro', 'v5/intro'],
  ['/v5/intro.md', 'v5/intro'],
  ['/zh-TW/v5/intro.json', 'v5/intro'],
  ['/v5/intro.html', 'v5/intro.html'],
  ['/og/zh-TW/v5/intro.png', 'v5/intro'],
  ['/og/en/index.png', ''],
  ['/md/en/v5/intro', 'v5/intro'],
  ['/facts/zh-TW/v5/intro', 'v5/intro'],
  ['/console/en/api-explorer/v5/time', 'api-explorer/v5/time'],
  ['/a%20b', 'a b'],
  ['/md/fr/v5/intro', 'md/fr/v5/intro'],
  ['/api/nothing', 'api/nothing'],
  ['/search/nothing', 'search/nothing'],
  ['/mcp/nothing', 'mcp/nothing'],
])('matchRoute maps %s to the page %s', (address, page) => {
  expect(matchRoute(basePath + address)).toEqual({ kind: 'page', path: page })
})

it('matchRoute knows lists and specifications by their names', () => {
  const area = { kind: 'area', name: 'v5' }
  expect(matchRoute(`${basePath}/llms/v5.txt`)).toEqual(area)
  expect(matchRoute(`${basePath}/zh-TW/llms/v5.txt`)).toEqual(area)
  expect(matchRoute(`${basePath}/llms/zh-TW/v5`)).toEqual(area)
  const file = 'websocket/public.yaml'
  expect(matchRoute(`${basePath}/specs/${file}`)).toEqual({ kind: 'specification', file })
})

it.each([
  '/skill.md',
  '/breaks-me.md',
  '/zh-TW/changelog/v5/follow.md',
  '/changelog/v5/deprecations.md',
])('matchRoute knows the Markdown of pages without a document: %s', (address) => {
  expect(matchRoute(basePath + address)).toEqual({ kind: 'route' })
})

/** Addresses of all routes of the application, with parameters filled in. */
const addresses = globSync('**/{page.tsx,route.ts,robots.ts,icon.svg}', {
  cwd: path.resolve(import.meta.dirname, '../../app'),
}).map((file) => {
  const [, folder = ''] = /^(.*?)\/?(?:page\.tsx|route\.ts)$/.exec(file) ?? [
    '',
    file.replace('robots.ts', 'robots.txt'),
  ]
  const filled = folder
    .replace('/[[...path]]', '')
    .replace('[locale]', 'en')
    .replace('[...file]', 'market.yaml')
    .replace(/\[\.{0,3}\w+\]/, 'x')
  return `${basePath}/${filled}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
})

it.each(addresses)('matchRoute maps %s to no page of the content', (address) => {
  const families = ['/md/', '/facts/', '/console/', '/og/']
  const isFormat = families.some((family) => address.startsWith(basePath + family))
  const target = matchRoute(address)
  if (isFormat)
    expect(target).toEqual({ kind: 'page', path: expect.stringMatching(/^(x|market\.yaml)$/) })
  else expect(target.kind).not.toBe('page')
})
