import { expect, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { storedBlock } from '../../../blocks/lists/model.ts'
import { type CheckedContent, findBrokenLinks } from './link-check.ts'

const linked = (key: string, mark: Record<string, unknown>) =>
  storedBlock.parse({
    _type: 'block',
    _key: key,
    children: [{ _type: 'span', _key: 's', text: 'read on', marks: ['m'] }],
    markDefs: [{ _key: 'm', ...mark }],
  })
const toPage = (key: string, id: string, anchor?: string) =>
  linked(key, { _type: 'pageLink', page: { _ref: id }, anchor })
const toHref = (key: string, href: string) => linked(key, { _type: 'link', href })
const heading = headingOf({
  _key: 'h',
  level: 2,
  text: 'Limits',
  anchor: 'limits',
  aliases: ['old-limits'],
})

const shown = (key: string, id: string) =>
  storedBlock.parse({ _type: 'operation', _key: key, operation: { _ref: id } })

const changelog = storedBlock.parse({ _type: 'changelog', _key: 'c' })

const operations = [shown('o', 'first'), shown('p', 'second')]

function check(...blocks: ReturnType<typeof linked>[]) {
  const content: CheckedContent = {
    pages: [
      { id: 'page-a', path: 'v5/a', body: { en: blocks, 'zh-TW': [] } },
      {
        id: 'page-b',
        path: 'v5/b',
        body: { en: [heading, changelog, ...operations], 'zh-TW': [] },
      },
    ],
    targets: [],
    channels: new Map([['channel-known', { name: 'known', anchors: ['topic'] }]]),
    operations: new Map([
      ['first', { name: 'kline', anchors: ['param-symbol'] }],
      ['second', { name: 'tickers', anchors: ['param-symbol'] }],
    ]),
    enums: new Map(),
    errors: new Map(),
    changelog: ['2026-11'],
    otherPaths: new Set(['', 'search']),
  }
  return findBrokenLinks(content).map(({ path, key, target }) => `${path} ${key} ${target}`)
}

it('findBrokenLinks accepts links that resolve', () => {
  expect(
    check(
      toPage('1', 'page-b'),
      toPage('2', 'page-b', 'limits'),
      toPage('3', 'page-b', 'old-limits'),
      toPage('c', 'page-b', '2026-11'),
      toPage('o', 'page-b', 'param-symbol'),
      toPage('p', 'page-b', 'tickers-param-symbol'),
      toHref('4', '/v5/b#limits'),
      toHref('5', '/docs/v5/b'),
      toHref('6', '/search'),
      toHref('7', 'https://api.exchange.example/x'),
    ),
  ).toEqual([])
})

it.each([
  ['a page that is gone', toPage('k', 'page-c'), 'page-c'],
  ['an anchor that is gone', toPage('k', 'page-b', 'nope'), 'v5/b#nope'],
  [
    'an anchor in another operation',
    toPage('k', 'page-b', 'kline-param-symbol'),
    'v5/b#kline-param-symbol',
  ],
  ['a path that is gone', toHref('k', '/v5/c'), '/v5/c'],
  ['an anchor of its own that is gone', toHref('k', '#nope'), 'v5/a#nope'],
  [
    'an operation that is gone',
    storedBlock.parse({ _type: 'operation', _key: 'k', operation: { _ref: 'operation-x' } }),
    'operation-x',
  ],
])('findBrokenLinks reports %s', (_, block, target) => {
  expect(check(block)).toEqual([`v5/a k ${target}`])
})

it('findBrokenLinks checks links inside admonitions, tabs and tables', () => {
  const admonition = storedBlock.parse({
    _type: 'admonition',
    _key: 'n',
    kind: 'note',
    body: [toPage('inside', 'page-c')],
  })
  expect(check(admonition)).toEqual(['v5/a inside page-c'])
})
