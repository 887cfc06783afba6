const LANGUAGES = ['en', 'zhTW'] as const
const TEXT = {
  en: 'Query the candles of a symbol. The range that is asked for may hold a thousand of them. ',
  zhTW: '查詢交易對的K線，一次最多返回一千根，依開始時間由新到舊排列。',
}

const PAGES_IN_CATEGORY = 50
const WORDS_BYTES = 10_000

export const pageId = (index: number) => `page-v5-area-${index}`
export const samplePath = (index: number) => `v5/area/${index}`

const reference = (_ref: string) => ({ _type: 'reference', _ref })

/** A paragraph of Portable Text, with a link to another page as most have. */
const paragraph = (language: keyof typeof TEXT, key: number, linked: string) => ({
  _type: 'block',
  _key: `b${key}`,
  style: 'normal',
  markDefs: [{ _type: 'pageLink', _key: 'm0', page: reference(linked) }],
  children: [
    { _type: 'span', _key: 's0', marks: [], text: `${key} ${TEXT[language]}` },
    { _type: 'span', _key: 's1', marks: ['m0'], text: TEXT[language] },
  ],
})

function bodyOf(index: number, pages: number) {
  const body: Record<string, unknown[]> = { en: [], zhTW: [] }
  for (let key = 0; JSON.stringify(body).length < WORDS_BYTES - 700; key++)
    for (const language of LANGUAGES)
      body[language]?.push(paragraph(language, key, pageId((index * 7 + key * 13) % pages)))
  return body
}

/** A page of 10 KB, as the site has them: two languages, links, a version. */
export const samplePage = (index: number, pages: number) => ({
  _id: pageId(index),
  _type: 'page',
  path: { _type: 'slug', current: samplePath(index) },
  title: { _type: 'localeString', en: `Page ${index}`, zhTW: `頁面 ${index}` },
  sidebarLabel: { _type: 'localeString', en: `Label ${index}` },
  version: reference('version-next'),
  body: bodyOf(index, pages),
})

/** What the pages point to, to be written before them. */
export const sampleVersion = {
  _id: 'version-next',
  _type: 'docsVersion',
  name: 'current',
  label: 'Next',
}

/** One sidebar that leads to every page, in categories. */
export const sampleSidebar = (pages: number) => ({
  _id: 'sidebar-all',
  _type: 'sidebar',
  name: 'all',
  items: Array.from({ length: Math.ceil(pages / PAGES_IN_CATEGORY) }, (_, category) => ({
    _type: 'sidebarCategory',
    _key: `c${category}`,
    label: { _type: 'localeString', en: `Area ${category}` },
    items: Array.from(
      { length: Math.min(PAGES_IN_CATEGORY, pages - category * PAGES_IN_CATEGORY) },
      (_, page) => ({
        _type: 'sidebarPage',
        _key: `p${page}`,
        page: reference(pageId(category * PAGES_IN_CATEGORY + page)),
      }),
    ),
  })),
})
