import type { SanityClient } from '@sanity/client'
import { pageId, sidebarId } from '../../schemas/ids.ts'
import { navigationDocument } from '../../scripts/seed/navigation-document.ts'
import { pageDocument } from '../../scripts/seed/page-document.ts'
import { sidebarDocument } from '../../scripts/seed/sidebar-document.ts'
import { settingsDocument, versionDocument } from '../../scripts/seed/small-documents.ts'
import type { Locale } from '../../web/config/locales.ts'
import { measureDuration } from '../harness/samples.ts'
import { type Words, wordsOf } from './words.ts'

/** Pages per area, as readers would not use a longer tree: a larger site has more areas, each with its own sidebar. */
const IN_AREA = 325
const IN_CATEGORY = 25
const SECTIONS = 4
const AT_ONCE = 200

export const pagePath = (index: number) =>
  `v5/area-${Math.floor(index / IN_AREA)}/topic-${Math.floor((index % IN_AREA) / IN_CATEGORY)}/page-${index}`

export const scalePageId = (index: number) => pageId(pagePath(index))
const areaName = (area: number) => `area${area}`
export const areaId = (area: number) => sidebarId(areaName(area))
export const areas = (pages: number) => Math.ceil(pages / IN_AREA)

const numbers = (count: number, first = 0) => Array.from({ length: count }, (_, at) => first + at)

export const pagesOf = (area: number, pages: number): number[] =>
  numbers(Math.min(IN_AREA, pages - area * IN_AREA), area * IN_AREA)

/**
 * A page with 2 to 5 kB of text in two languages: headings, paragraphs with links to earlier pages, a list, a table,
 * code, and on every tenth page one of `operations`.
 */
export function scalePage(index: number, operations: readonly string[]) {
  const words = wordsOf(index + 1)
  const linked = numbers(SECTIONS).map(() => pagePath(words.below(Math.max(1, index))))
  const path = pagePath(index)
  const textOf = (locale: Locale) => ({
    file: `${path} in ${locale}`,
    text: pageMarkdown(words, locale, index, linked),
  })
  const page = pageDocument({ path, en: textOf('en'), zhTW: textOf('zh-TW') }, 'version-next')
  const shown = operations[index % operations.length]
  if (index % 10 === 0 && shown !== undefined)
    page.body.en.push({
      _type: 'operation',
      _key: 'o',
      operation: { _type: 'reference', _ref: shown },
      ...(index % 50 === 0 && { explorer: true }),
    })
  return page
}

function pageMarkdown(words: Words, locale: Locale, index: number, linked: readonly string[]) {
  const text = locale === 'en' ? words.sentence : words.chinese
  const lines = (count: number, line: () => string) => numbers(count).map(line).join('\n')
  const row = () => `| ${text(2)} | ${text(2)} | ${text(8)} |`
  const code = () => lines(10, () => `  "${words.word()}": "${words.word()}",`)
  const special = [
    () => '',
    () => lines(3, () => `- ${text(10)}`),
    () => `${row()}\n| - | - | - |\n${lines(4, row)}`,
    () => (locale === 'en' ? `\`\`\`json\n{\n${code()}\n}\n\`\`\`` : '```same\n```'),
  ]
  const sections = linked.map((path, section) => {
    const link = index === 0 ? text(4) : `[${text(4)}](page:${path})`
    const heading = `${section % 2 === 0 ? '##' : '###'} ${text(4).slice(0, -1)} {#section-${section}}`
    const paragraph = `${text(18)} ${link} ${text(12)}`
    return [heading, text(32), paragraph, special[section % special.length]?.()].join('\n\n')
  })
  const front = `title: ${text(4).slice(0, -1)} ${index}\ndescription: ${text(14)}`
  return `---\n${front}\n---\n\n${sections.join('\n\n')}\n`
}

/** Writes all documents of a site to a lake that contains the operations; returns the seconds for the pages. */
export async function loadSite(client: SanityClient, pages: number): Promise<number> {
  let ms = 0
  const operations = await client.fetch<string[]>('*[_type == "apiOperation"] | order(_id)._id')
  const write = (document: object & { _id: string; _type: string }) =>
    client.createOrReplace<Record<string, unknown>>({ ...document })
  await write(version())
  // Pages link only to earlier ones, so one pass suffices.
  for (let from = 0; from < pages; from += AT_ONCE) {
    const transaction = client.transaction()
    for (const index of numbers(Math.min(AT_ONCE, pages - from), from))
      transaction.createOrReplace(scalePage(index, operations))
    ms += await measureDuration(() =>
      transaction.commit({ visibility: 'async', returnDocuments: false }),
    )
  }
  for (const area of numbers(areas(pages))) await write(areaSidebar(area, pages))
  for (const document of frame(pages)) await write(document)
  return ms / 1000
}

const areaTitle = (area: number) => ({ en: `Area ${area}`, zhTW: `領域 ${area}` })

function areaSidebar(area: number, pages: number) {
  const categories = Map.groupBy(pagesOf(area, pages), (_, at) => Math.floor(at / IN_CATEGORY))
  return sidebarDocument({
    name: areaName(area),
    title: areaTitle(area),
    entry: pagePath(area * IN_AREA),
    items: [...categories].map(([at, members]) => ({
      label: { en: `Topic ${at}`, zhTW: `主題 ${at}` },
      items: members.map((index) => ({ page: pagePath(index) })),
    })),
  })
}

const frame = (pages: number) => [
  settingsDocument({
    name: { en: 'Scale', zhTW: '規模' },
    tagline: { en: 'A site of many pages', zhTW: '多頁網站' },
    copyright: { en: 'Nobody', zhTW: '無' },
    baseUrlIssueBanner: false,
  }),
  navigationDocument({
    items: numbers(Math.min(6, areas(pages))).map((area) => ({
      label: areaTitle(area),
      position: 'left' as const,
      page: pagePath(area * IN_AREA),
      sidebar: areaName(area),
    })),
    footer: [],
  }),
]

/** The version of all pages, without its main page, which is written later. */
function version() {
  const which = { name: 'current', label: 'Next', isLast: true, path: '', mainPage: pagePath(0) }
  const { mainPage: _, ...document } = versionDocument(which)
  return document
}
