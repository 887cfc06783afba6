import { expect, it } from 'vitest'
import type { SidebarPage } from '../../content/model/page-data.ts'
import type { ReadingList } from '../../content/sitemap/reading-list.ts'
import { llmsAreaText, llmsText, readingOrder } from './llms-text.ts'

const origin = 'https://docs.exchange.example'
const page = (path: string, label: string): SidebarPage => ({
  kind: 'page',
  label: { text: label },
  path,
  href: `/docs/${path}`,
  current: false,
})
const market = {
  kind: 'category' as const,
  label: { text: 'Market' },
  page: page('market', 'Market'),
  open: false,
  items: [page('market/a', 'Get [A]')],
}
const area = {
  name: 'main',
  title: { text: 'V5 API' },
  items: [page('intro', 'Introduction'), market, page('errors', 'Errors')],
}
const list: ReadingList = {
  locale: 'en',
  siteName: 'Exchange API',
  tagline: 'One API for *all*',
  areas: [area],
  many: false,
  others: [{ path: 'alone', label: { text: 'Alone' } }],
  descriptions: { intro: 'Where to\nstart with `curl`.', alone: '' },
  dependencies: [],
}

it('llmsText lists the pages by area and category, and optional files last', () => {
  expect(llmsText(list, ['websocket/public.yaml'], origin)).toBe(`# Exchange API

> One API for \\*all\\*

- [The pages of V5 API](${origin}/docs/llms/main.txt)
- [Tools by the Model Context Protocol (Streamable HTTP)](${origin}/docs/mcp)

## V5 API

- [Introduction](${origin}/docs/intro.md): Where to start with \`curl\`.
- [Errors](${origin}/docs/errors.md)

## V5 API – Market

- [Get \\[A\\]](${origin}/docs/market/a.md)

## Optional

- [Every page in one file](${origin}/docs/llms-full.txt)
- [Alone](${origin}/docs/alone.md)
- [websocket/public.yaml](${origin}/docs/specs/websocket/public.yaml)
`)
})

it('only llmsAreaText describes the pages of categories', () => {
  const told = { ...list, descriptions: { ...list.descriptions, 'market/a': 'Reads A.' } }
  expect(llmsText(told, [], origin)).not.toContain('Reads A.')
  const whole = llmsAreaText(told, area, origin)
  expect(whole).toContain(`/docs/market/a.md): Reads A.\n`)
  expect(whole).toContain(`- [Market](${origin}/docs/market.md)`)
})

it('llmsText links to the list of an area that would exceed 10,000 tokens', () => {
  const items = Array.from({ length: 600 }, (_, index) => page(`explorer/place-${index}`, 'Place'))
  const explorer = { name: 'explorer', title: { text: 'API Explorer' }, items }
  const written = llmsText({ ...list, areas: [area, explorer] }, [], origin)
  expect(written).toContain(`## V5 API – Market`)
  expect(written).not.toContain('/docs/explorer/')
  expect(written.split('## Optional')[1]).toContain(
    `- [The pages of API Explorer](${origin}/docs/llms/explorer.txt)\n`,
  )
})

it('llmsText counts Chinese as more tokens than as many Latin letters', () => {
  const items = Array.from({ length: 200 }, (_, index) =>
    page(`trade/a-${index}`, '查詢未成交訂單'),
  )
  const trade = { name: 'trade', title: { text: '交易' }, items }
  const own = (one: typeof trade) => llmsText({ ...list, areas: [one] }, [], origin).split('## Opt')
  expect(own(trade)[1]).not.toContain('/docs/llms/trade.txt')
  const more = { ...trade, items: [...items, ...items.map((each) => ({ ...each }))] }
  const latin = {
    ...more,
    items: more.items.map((each) => ({ ...each, label: { text: 'Orders!' } })),
  }
  expect(own(more)[1]).toContain('/docs/llms/trade.txt')
  expect(own(latin)[1]).not.toContain('/docs/llms/trade.txt')
})

it("llmsText links to the areas' lists when there are too many pages", () => {
  const many = { ...list, many: true, areas: [{ ...area, items: [] }], others: [] }
  const text = llmsText(many, [], origin)
  expect(text).toContain('too many pages')
  expect(text).toContain(`(${origin}/docs/llms/main.txt)`)
  expect(text).not.toContain('llms-full')
})

it("llmsText uses the locale's addresses and texts", () => {
  const text = llmsText({ ...list, locale: 'zh-TW' }, [], origin)
  expect(text).toContain(
    `## Optional\n\n- [所有頁面的單一檔案](${origin}/docs/zh-TW/llms-full.txt)`,
  )
  expect(text).toContain(`- [Errors](${origin}/docs/zh-TW/errors.md)`)
  const specified = llmsText({ ...list, locale: 'zh-TW' }, ['trade.yaml'], origin)
  expect(specified).toContain(`- [英文版清單，含規格檔](${origin}/docs/llms.txt)`)
  expect(specified).not.toContain('trade.yaml')
})

it('llmsAreaText lists one area', () => {
  const text = llmsAreaText(list, area, origin)
  expect(text).toMatch(/^# Exchange API V5 API\n\n> One/)
  expect(text).toContain('## V5 API – Market')
  expect(text).not.toContain('alone')
})

it('llmsText leaves out empty parts', () => {
  const text = llmsText({ ...list, tagline: '', areas: [], others: [] }, [], origin)
  expect(text).toMatch(/^# Exchange API\n\n- /)
  expect(text.match(/## .*/g)).toEqual(['## Optional'])
})

it('readingOrder returns the pages in the order of the sidebars, each once', () => {
  const twice = { ...area, items: [page('market/a', 'Get A'), page('last', 'Last')] }
  expect(readingOrder({ ...list, areas: [area, twice] })).toEqual([
    'intro',
    'market',
    'market/a',
    'errors',
    'last',
    'alone',
  ])
})
