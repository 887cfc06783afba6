import type { SanityClient } from '@sanity/client'
import { pageId, sidebarId } from '../../schemas/ids.ts'
import { navigationDocument } from '../../scripts/seed/navigation-document.ts'
import { pageDocument } from '../../scripts/seed/page-document.ts'
import { sidebarDocument } from '../../scripts/seed/sidebar-document.ts'
import { settingsDocument, versionDocument } from '../../scripts/seed/small-documents.ts'
import type { Locale } from '../../web/config/locales.ts'
import { timed } from '../harness/samples.ts'

/** Nobody reads a longer tree: a larger site has more areas, each with a sidebar of its own. */
const IN_AREA = 325
const IN_CATEGORY = 25
const SECTIONS = 4
/** In a transaction. */
const AT_ONCE = 200

const COMMON =
  'the of to a is in for and order price that are by with be this on each as request response value symbol account it when from may not an size time which limit returned field position one only after before market'.split(
    ' ',
  )
const SYLLABLES =
  'ka re mo ti sol ven dar pi lu con tra mel os ur bi ne fa gor il ta sen vo ru lim par de xi no cal em'.split(
    ' ',
  )
const CHINESE = [
  ...'交易訂單價格數量帳戶市場資料查詢返回時間參數請求響應產品合約保證金限制建立取消修改批次風險行情持倉費率介面說明',
]
/** Beside the common words, as many as the prose of a large site has. */
const RARE = 20_000

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

/**
 * A page of 2 to 5 kB of words in two languages: headings, paragraphs with links to pages before it, a list, a table,
 * code, and on every tenth an operation of `operations`.
 */
export function scalePage(index: number, operations: readonly string[]) {
  const words = wordsOf(index + 1)
  const linked = Array.from({ length: SECTIONS }, () => pagePath(words.below(Math.max(1, index))))
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

export const scalePageId = (index: number) => pageId(pagePath(index))

function pageMarkdown(
  words: ReturnType<typeof wordsOf>,
  locale: Locale,
  index: number,
  linked: readonly string[],
) {
  const text = locale === 'en' ? words.sentence : words.chinese
  const row = () => `| ${text(2)} | ${text(2)} | ${text(8)} |`
  const lines = (count: number, line: () => string) =>
    Array.from({ length: count }, line).join('\n')
  const code = () => lines(10, () => `  "${words.word()}": "${words.word()}",`)
  /** What one in four sections has besides. */
  const special = [
    () => '',
    () => lines(3, () => `- ${text(10)}`),
    () => `${row()}\n| - | - | - |\n${lines(4, row)}`,
    () => (locale === 'en' ? `\`\`\`json\n{\n${code()}\n}\n\`\`\`` : '```same\n```'),
  ]
  const sections = linked.map((path, section) => {
    const link = index === 0 ? text(4) : `[${text(4)}](page:${path})`
    return `${section % 2 === 0 ? '##' : '###'} ${text(4).slice(0, -1)} {#section-${section}}

${text(32)}

${text(18)} ${link} ${text(12)}

${special[section % special.length]?.()}
`
  })
  return `---
title: ${text(4).slice(0, -1)} ${index}
description: ${text(14)}
---

${sections.join('\n')}`
}

/** Words that are the same for the same `seed`, a few of them often and most of them seldom. */
function wordsOf(seed: number) {
  let state = seed
  /** 0 to 1, by mulberry32. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  const word = (): string =>
    // The square makes the first of the rare ones the most frequent.
    next() < 0.55 ? (COMMON[below(COMMON.length)] ?? '') : rareWord(Math.floor(next() ** 2 * RARE))
  const many = (count: number, of: () => string) => Array.from({ length: count }, of)
  return {
    below,
    word,
    sentence(length: number): string {
      const text = many(length, word).join(' ')
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    },
    chinese: (length: number) =>
      `${many(length, () => CHINESE[below(CHINESE.length)] ?? '').join('')}。`,
  }
}

/** Each number below 27,000 has a word of its own. */
function rareWord(number: number): string {
  const digits = [number % 30, Math.floor(number / 30) % 30, Math.floor(number / 900)]
  return digits.map((digit) => SYLLABLES[digit] ?? '').join('')
}

/** Writes all documents of a site; the operations, which some pages show, are there already. Returns the s that writing took. */
export async function loadSite(client: SanityClient, pages: number): Promise<number> {
  let ms = 0
  const operations = await client.fetch<string[]>('*[_type == "apiOperation"] | order(_id)._id')
  await client.createOrReplace(frameVersion())
  // Pages link to those before them alone, so one pass is enough.
  for (let from = 0; from < pages; from += AT_ONCE) {
    const transaction = client.transaction()
    for (let index = from; index < Math.min(pages, from + AT_ONCE); index++)
      transaction.createOrReplace(scalePage(index, operations))
    ms += await timed(() => transaction.commit({ visibility: 'async', returnDocuments: false }))
  }
  for (let area = 0; area < areas(pages); area++)
    await client.createOrReplace(areaSidebar(area, pages))
  for (const document of frameDocuments(pages))
    await client.createOrReplace<Record<string, unknown>>({ ...document })
  return ms / 1000
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
