import { expect, it } from 'vitest'
import type { Entry } from './entries.ts'
import { countMatches, wordsOf } from './filter.ts'
import { type PageLabel, treeRows } from './rows.ts'

const label = (title: string, chinese: string, path: string): PageLabel => ({
  title,
  names: [title, chinese],
  path,
  draft: false,
  translated: true,
})
const pages = new Map([
  ['kline', label('Get Kline', '查詢 K 線', 'v5/market/kline')],
  ['order', label('Place Order', '下單', 'v5/order/create-order')],
  ['wallet', label('Wallet', '錢包', 'v5/websocket/private/wallet')],
])
const page = (_key: string): Entry => ({ _key, _type: 'sidebarPage', page: { _ref: _key } })
const category = (_key: string, en: string, zhTW: string, ...items: Entry[]): Entry => ({
  _key,
  _type: 'sidebarCategory',
  label: { en, zhTW },
  items,
})
const items = [
  category('market', 'Market', '行情', page('kline')),
  category('ws', 'Streams', '串流', category('private', 'Private', '私有', page('wallet'))),
  page('order'),
  { _key: 'link', _type: 'sidebarLink', label: { en: 'SDK' }, href: 'https://sdk.example' },
]

const shown = (text: string, opened: string[] = []) =>
  treeRows(items, {
    pages,
    words: wordsOf(text),
    opened: new Set(opened),
    unnamed: { category: '', page: '', noPage: '' },
  }).map(({ id, open, position, siblings }) => [
    open === undefined ? id : `${open ? '-' : '+'} ${id}`,
    `${position}/${siblings}`,
  ])
const ids = (text: string, opened?: string[]) => shown(text, opened).map(([id]) => id)

it('treeRows returns all entries, folded as before, for an empty filter', () => {
  expect(ids('  ')).toEqual(['+ market', '+ ws', 'order', 'link'])
  expect(ids('', ['ws'])).toEqual(['+ market', '- ws', '+ ws/private', 'order', 'link'])
})

it.each([
  ['a title', 'KLINE', ['- market', 'market/kline']],
  ['a title in the other language', '錢包', ['- ws', '- ws/private', 'ws/private/wallet']],
  ['a path', 'order/create', ['order']],
  ['a whole path', '/v5/order', ['order']],
  ['the address of a link', 'sdk.example', ['link']],
  ['words in any order', 'order place', ['order']],
  ['a label, folded, for what is in it is not meant', '行情', ['+ market']],
  ['nothing', 'kline wallet', []],
])('treeRows finds by %s, and keeps the categories around a match', (_what, text, expected) => {
  expect(ids(text)).toEqual(expected)
})

it('treeRows numbers visible siblings, and countMatches counts matches', () => {
  expect(shown('wallet')).toEqual([
    ['- ws', '1/1'],
    ['- ws/private', '1/1'],
    ['ws/private/wallet', '1/1'],
  ])
  expect(countMatches(items, wordsOf('wallet'), pages)).toBe(1)
  expect(countMatches(items, wordsOf('v5'), pages)).toBe(3)
})

it('treeRows can fold a category with matches, and unfolds all of a matching category', () => {
  expect(ids('kline', ['market'])).toEqual(['+ market'])
  expect(ids('行情', ['market'])).toEqual(['- market', 'market/kline'])
})
