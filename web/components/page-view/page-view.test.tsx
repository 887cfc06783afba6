import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadPage } from '../../content/page/page.ts'
import { loadSiteLayout } from '../../content/site-layout/site-layout.ts'
import { pageMarkdown } from '../../formats/markdown/page-markdown.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { PageView } from './page-view.tsx'

const paragraph = (text: string) => ({
  ...{ _type: 'block', _key: 'p', style: 'normal', markDefs: [] },
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const page = (path: string, body: object) => ({
  ...{ _id: `page-${path}`, _type: 'page', _rev: 'r', path: { current: path } },
  ...{ title: { en: path, zhTW: path }, body },
})
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
])

it.each([
  ['en', 'Begin with A.'],
  ['zh-TW', '請從 A 開始。'],
] as const)(
  'a section page in %s has the words of its writer above its pages',
  async (locale, words) => {
    const found = await loadPage(lake, 'v5/market', locale)
    if (!found) throw new Error('There is no page v5/market')
    const layout = await loadSiteLayout(lake, locale)
    const view = <PageView page={found} layout={layout} announcements={[]} tree={undefined} />
    const main = renderToStaticMarkup(view).split('<main')[1] ?? ''
    const markdown = pageMarkdown(found, 'https://docs.exchange.example')
    for (const text of [main, markdown]) {
      expect(text).toContain(words)
      expect(text.split(words)[0]).not.toContain('v5/market/a')
      expect(text.split(words)[1]).toContain('v5/market/a')
    }
  },
)
