import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { textHash } from '../../../schemas/text-hash.ts'
import { locales } from '../../config/locales.ts'
import { loadPage } from '../../content/page/page.ts'
import { loadSiteLayout } from '../../content/site-layout/site-layout.ts'
import { pageMarkdown } from '../../formats/markdown/page-markdown.ts'
import { pageRecords } from '../../search/records.ts'
import { everyBlock } from '../../testing/every-block.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { PageView } from './page-view.tsx'

const paragraph = (text: string, _key = 'p') => ({
  ...{ _type: 'block', _key, style: 'normal', markDefs: [] },
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const page = (path: string, body: object) => ({
  ...{ _id: `page-${path}`, _type: 'page', _rev: 'r', path: { current: path } },
  ...{ title: { en: path, zhTW: path }, body },
})
const heading = (text: string) => headingOf({ _key: 'h', level: 2, text, anchor: 'rules' })
const english = [paragraph('One.'), heading('Rules'), paragraph('Two.', 'q')]
const chinese = [paragraph('其一。'), heading('規則'), paragraph('其二。', 'q')]
const source = (_key: string, text: string) => ({ _key, hash: textHash(text) })
const listed = { _type: 'sidebarPage', _key: 'a', page: { _ref: 'page-v5/market/a' } }
const lake = lakeOf([
  {
    ...{ _id: 'sidebar-v5', _type: 'sidebar', name: 'v5', title: { en: 'V5' } },
    items: [
      {
        ...{ _type: 'sidebarCategory', _key: 'm', label: { en: 'Market', zhTW: '行情' } },
        ...{ page: { _ref: 'page-v5/market' }, items: [listed] },
      },
    ],
  },
  page('v5/market', { en: [paragraph('Begin with A.')], zhTW: [paragraph('請從 A 開始。')] }),
  page('v5/market/a', { en: [], zhTW: [] }),
  { ...page('v5/none', { en: english }), title: { en: 'None' } },
  page('v5/part', { en: english, zhTW: chinese.slice(0, 2) }),
  page('v5/old', {
    ...{ en: english, zhTW: chinese },
    zhTWSource: [source('p', 'One.'), source('q', 'Before.')],
  }),
])

/** The page's `main` element, and its Markdown. */
async function shown(path: string, locale: 'en' | 'zh-TW') {
  const found = await loadPage(lake, path, locale)
  if (!found) throw new Error(`There is no page ${path}`)
  const layout = await loadSiteLayout(lake, locale)
  const view = <PageView page={found} layout={layout} announcements={[]} tree={undefined} />
  return {
    main: renderToStaticMarkup(view).split('<main')[1] ?? '',
    markdown: pageMarkdown(found, 'https://docs.exchange.example'),
  }
}

it.each([
  ['en', 'Begin with A.'],
  ['zh-TW', '請從 A 開始。'],
] as const)(
  'a section page in %s has the words of its writer above its pages',
  async (locale, words) => {
    const { main, markdown } = await shown('v5/market', locale)
    for (const text of [main, markdown]) {
      expect(text).toContain(words)
      expect(text.split(words)[0]).not.toContain('v5/market/a')
      expect(text.split(words)[1]).toContain('v5/market/a')
    }
  },
)

it('a page without a translation is in English, says so and links to the English page', async () => {
  const { main, markdown } = await shown('v5/none', 'zh-TW')
  for (const part of ['<h1 lang="en">None', '<p lang="en">One.']) expect(main).toContain(part)
  expect(main).toMatch(/<h2(?=[^>]* id="rules")(?=[^>]* lang="en")/)
  expect(main).toMatch(
    /data-translation-notice.*本頁尚未翻譯，以英文顯示。.*href="\/docs\/v5\/none"/,
  )
  expect(markdown).toContain('本頁尚未翻譯，以英文顯示。')
})

it('a partly translated page marks the English parts', async () => {
  const { main } = await shown('v5/part', 'zh-TW')
  expect(main).toContain('<p>其一。')
  expect(main).toContain('<p lang="en">Two.')
  expect(main).toMatch(/data-translation-notice.*本頁有 1 處尚未翻譯，以英文顯示。/)
})

it('an outdated translation is marked, with a link to the current English', async () => {
  const { main } = await shown('v5/old', 'zh-TW')
  expect(main.match(/原文已更新/g)).toHaveLength(1)
  expect(main).toMatch(/其二。.*<a [^>]*href="\/docs\/v5\/old#rules"[^>]*>[^<]*原文已更新/)
  expect(main).not.toContain('data-translation-notice')
})

it.each(locales)(
  'a page in %s has an element at each place that the search leads to',
  async (locale) => {
    const page = everyBlock(locale)
    const layout = await loadSiteLayout(lake, locale)
    const { prelude } = await prerender(
      <PageView page={page} layout={layout} announcements={[]} tree={undefined} />,
    )
    const html = await new Response(prelude).text()
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const anchors = pageRecords(page).flatMap(({ anchor }) => anchor || [])
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([])
    expect(anchors.length).toBeGreaterThan(10)
    // The operation links to its page of the explorer.
    expect(html).toContain('href="/docs/api-explorer/v5/trade/create-order"')
  },
)
