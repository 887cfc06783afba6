import type { SanityClient } from '@sanity/client'
import type { TextBlock } from '../../blocks/block/model.ts'
import { headingOf } from '../../blocks/heading/heading-of.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { pageId, sidebarId } from '../../schemas/ids.ts'
import { sourceOf } from '../../schemas/translation-source.ts'
import { navigationDocument } from '../../scripts/seed/navigation-document.ts'
import { sidebarDocument } from '../../scripts/seed/sidebar-document.ts'
import { settingsDocument, versionDocument } from '../../scripts/seed/small-documents.ts'
import { Words } from './words.ts'

/** Nobody reads a longer tree: a larger site has more areas, each with a sidebar of its own. */
const IN_AREA = 325
const IN_CATEGORY = 25
const SECTIONS = 4

/** In a transaction. */
const AT_ONCE = 200

export const pagePath = (index: number) =>
  `v5/area-${areaOf(index)}/topic-${Math.floor((index % IN_AREA) / IN_CATEGORY)}/page-${index}`

const areaOf = (index: number) => Math.floor(index / IN_AREA)
const areaName = (area: number) => `area${area}`
export const areaId = (area: number) => sidebarId(areaName(area))
export const areas = (pages: number) => Math.ceil(pages / IN_AREA)

/** The pages of an area, by their numbers. */
export function pagesOf(area: number, pages: number): number[] {
  const first = area * IN_AREA
  return Array.from({ length: Math.min(IN_AREA, pages - first) }, (_, place) => first + place)
}

interface Body {
  en: Block[]
  zhTW: Block[]
}

/**
 * A page of 2 to 5 kB of words in two languages: headings, paragraphs with links to pages before it, a
 * list, a table, code, and on every tenth an operation of `operations`.
 */
export function scalePage(index: number, operations: readonly string[], sections = SECTIONS) {
  const words = new Words(index + 1)
  const { en, zhTW } = bodyOf(index, words, sections)
  const shown = operations[index % operations.length]
  const operation: Block[] =
    index % 10 === 0 && shown !== undefined
      ? [{ _type: 'operation', _key: 'o', operation: reference(shown), ...explorer(index) }]
      : []
  const title = words.sentence(3).slice(0, -1)
  return {
    _id: pageId(pagePath(index)),
    _type: 'page',
    path: { _type: 'slug', current: pagePath(index) },
    title: { _type: 'localeString', en: `${title} ${index}`, zhTW: `${words.chinese(6)}${index}` },
    description: { _type: 'localeString', en: words.sentence(14), zhTW: words.chinese(24) },
    version: reference('version-next'),
    tocMin: 2,
    tocMax: 5,
    body: {
      _type: 'localeBody',
      en: [...en, ...operation],
      zhTW,
      zhTWSource: en.filter(({ _key }) => zhTW.some((block) => block._key === _key)).map(sourceOf),
    },
  }
}

const explorer = (index: number) => (index % 50 === 0 ? { explorer: true as const } : {})
const reference = (_ref: string) => ({ _type: 'reference' as const, _ref })

function bodyOf(index: number, words: Words, sections: number): Body {
  const body: Body = { en: [], zhTW: [] }
  const both = (_key: string, of: (locale: 'en' | 'zhTW') => Block) => {
    for (const locale of ['en', 'zhTW'] as const) body[locale].push({ ...of(locale), _key })
  }
  const text = (locale: 'en' | 'zhTW', length: number) =>
    locale === 'en' ? words.sentence(length) : words.chinese(length)
  for (let section = 0; section < sections; section++) {
    const linked = index === 0 ? 0 : words.below(index)
    both(`h${section}`, (locale) =>
      headingOf({
        _key: '',
        level: section % 2 === 0 ? 2 : 3,
        text: text(locale, 4).slice(0, -1),
        anchor: `section-${section}`,
      }),
    )
    both(`p${section}`, (locale) => paragraph([text(locale, 32)]))
    both(`q${section}`, (locale) =>
      paragraph(
        [text(locale, 18), text(locale, 4), text(locale, 12)],
        index === 0 ? undefined : linked,
      ),
    )
    if (section % SECTIONS === 1)
      for (let item = 0; item < 3; item++)
        both(`l${section}-${item}`, (locale) => ({
          ...paragraph([text(locale, 10)]),
          listItem: 'bullet',
          level: 1,
        }))
    if (section % SECTIONS === 2)
      both(`t${section}`, (locale) => table((length) => text(locale, length)))
    if (section % SECTIONS === 3) body.en.push({ ...code(words), _key: `c${section}` })
  }
  return body
}

/** Its second text is a link to the page `linked`, if there is one. */
export function paragraph(texts: string[], linked?: number): TextBlock {
  return {
    _type: 'block',
    _key: '',
    style: 'normal',
    markDefs:
      linked === undefined
        ? []
        : [{ _type: 'pageLink', _key: 'm', page: reference(pageId(pagePath(linked))) }],
    children: texts.map((text, at) => ({
      _type: 'span',
      _key: `s${at}`,
      text: at === 0 ? text : ` ${text}`,
      marks: at === 1 && linked !== undefined ? ['m'] : [],
    })),
  }
}

function table(text: (length: number) => string): Block {
  return {
    _type: 'table',
    _key: '',
    header: true,
    align: ['left', 'left', 'left'],
    rows: Array.from({ length: 5 }, (_, row) => ({
      _type: 'tableRow',
      _key: `r${row}`,
      cells: Array.from({ length: 3 }, (_, cell) => ({
        _type: 'tableCell',
        _key: `c${cell}`,
        content: [{ ...paragraph([text(cell === 2 ? 8 : 2)]), _key: 'b' }],
      })),
    })),
  }
}

function code(words: Words): Block {
  const lines = Array.from({ length: 10 }, () => `  "${words.word()}": "${words.word()}",`)
  return {
    _type: 'codeBlock',
    _key: 'c',
    language: 'json',
    code: `{\n${lines.join('\n')}\n  "n": 1\n}`,
  }
}

/** Writes all documents of a site; the operations, which some pages show, are there already. */
export async function loadSite(client: SanityClient, pages: number): Promise<void> {
  const operations = await client.fetch<string[]>('*[_type == "apiOperation"] | order(_id)._id')
  await client.createOrReplace(frameVersion())
  // Pages link to those before them alone, so one pass is enough.
  for (let from = 0; from < pages; from += AT_ONCE) {
    const transaction = client.transaction()
    for (let index = from; index < Math.min(pages, from + AT_ONCE); index++)
      transaction.createOrReplace(scalePage(index, operations))
    await transaction.commit({ visibility: 'async', returnDocuments: false })
  }
  for (let area = 0; area < areas(pages); area++)
    await client.createOrReplace(areaSidebar(area, pages))
  for (const document of frameDocuments(pages))
    await client.createOrReplace<Record<string, unknown>>({ ...document })
}

/** The tree of an area: categories of 25 pages. */
function areaSidebar(area: number, pages: number) {
  const all = pagesOf(area, pages)
  const categories = Array.from({ length: Math.ceil(all.length / IN_CATEGORY) }, (_, at) =>
    all.slice(at * IN_CATEGORY, (at + 1) * IN_CATEGORY),
  )
  return sidebarDocument({
    name: areaName(area),
    title: { en: `Area ${area}`, zhTW: `領域 ${area}` },
    entry: pagePath(all[0] ?? 0),
    items: categories.map((members, at) => ({
      label: { en: `Topic ${at}`, zhTW: `主題 ${at}` },
      items: members.map((index) => ({ page: pagePath(index) })),
    })),
  })
}

/** What stands around the pages; the bar leads to the first areas. */
function frameDocuments(pages: number) {
  const bar = Array.from({ length: Math.min(6, areas(pages)) }, (_, area) => area)
  return [
    settingsDocument({
      name: { en: 'Scale', zhTW: '規模' },
      tagline: { en: 'A site of many pages', zhTW: '多頁網站' },
      copyright: { en: 'Nobody', zhTW: '無' },
      baseUrlIssueBanner: false,
    }),
    navigationDocument({
      items: bar.map((area) => ({
        label: { en: `Area ${area}`, zhTW: `領域 ${area}` },
        position: 'left' as const,
        page: pagePath(area * IN_AREA),
        sidebar: areaName(area),
      })),
      footer: [],
    }),
  ]
}

/** The version of all pages, which is there before them. */
const frameVersion = () => {
  const { mainPage, ...version } = versionDocument({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '',
    mainPage: pagePath(0),
  })
  return version
}
