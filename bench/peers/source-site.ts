import type { List, Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as wordsOf } from 'mdast-util-to-string'
import { type Locale, localeConfig, locales } from '../../web/config/locales.ts'

type Copies = Record<Locale, string>

/** A page as the running site gives it to tools: every fact of it as words and tables. */
export interface SourcePage {
  path: string
  label: Copies
  markdown: Copies
}

/** A level of a sidebar. */
export interface Group {
  label: Copies
  paths: string[]
  groups: Group[]
}

export interface SourceSite {
  /** Where the links of its pages lead: `http://localhost:3000/docs`. */
  address: string
  pages: SourcePage[]
  /** The sidebars, in the order of the bar. */
  areas: Group[]
}

interface Section {
  trail: string[]
  pages: { path: string; label: string }[]
}

const AT_A_TIME = 8
/** Where `llms.txt` has the pages of no sidebar. */
const OTHERS = 'Optional'

/** Reads the pages and sidebars of the site at `address` by way of `llms.txt`, the lists of its areas and the `.md` answers. */
export async function readSourceSite(address: string): Promise<SourceSite> {
  const english = await sections(address, 'en')
  const chinese = await sections(address, 'zh-TW')
  const pages = new Map<string, Omit<SourcePage, 'markdown'>>()
  const areas: Group[] = []
  for (const [index, section] of english.entries()) {
    const translated = chinese[index]
    if (translated?.pages.length !== section.pages.length)
      throw new Error(
        `llms.txt has other pages below "${section.trail.join(' – ')}" in Chinese than in English. Was something published meanwhile? Run it again.`,
      )
    const paths = section.pages.map(({ path, label }, place) => {
      const zhTW = translated.pages[place]?.label ?? label
      pages.set(path, { path, label: { en: label, 'zh-TW': zhTW } })
      return path
    })
    const isOther = section.trail[0] === OTHERS
    if (!isOther) groupAt(areas, section.trail, translated.trail).paths.push(...paths)
  }
  return { address, areas, pages: await withMarkdown(address, [...pages.values()]) }
}

/** The group of the English `trail` below `groups`, made where it is missing. */
function groupAt(groups: Group[], trail: string[], translated: string[]): Group {
  const [en = '', ...rest] = trail
  const found = groups.find(({ label }) => label.en === en)
  const group = found ?? { label: { en, 'zh-TW': translated[0] ?? en }, paths: [], groups: [] }
  if (!found) groups.push(group)
  return rest.length === 0 ? group : groupAt(group.groups, rest, translated.slice(1))
}

async function sections(address: string, locale: Locale): Promise<Section[]> {
  const home = homeOf(address, locale)
  const whole = await textOf(`${home}/llms.txt`)
  const files = [...whole.matchAll(/\]\(([^)]+\/llms\/[^)]+)\)/g)].map(([, file = '']) => file)
  const areas = await Promise.all(files.map(textOf))
  const others = whole.slice(whole.indexOf(`## ${OTHERS}`))
  return [...areas, others].flatMap((text) => sectionsOf(text, home))
}

function sectionsOf(text: string, home: string): Section[] {
  const { children } = fromMarkdown(text)
  return children.flatMap((node, index) => {
    const list = children[index + 1]
    if (node.type !== 'heading' || node.depth !== 2 || list?.type !== 'list') return []
    const pages = linksOf(list).flatMap(({ url, label }) =>
      url.endsWith('.md') ? [{ path: url.slice(home.length + 1, -'.md'.length), label }] : [],
    )
    return pages.length > 0 ? [{ trail: wordsOf(node).split(' – '), pages }] : []
  })
}

/** The first link of each item. */
function linksOf(list: List): { url: string; label: string }[] {
  const links = (node: Nodes): { url: string; label: string }[] => {
    if (node.type === 'link') return [{ url: node.url, label: wordsOf(node) }]
    return 'children' in node ? node.children.flatMap(links) : []
  }
  return list.children.flatMap((item) => links(item).slice(0, 1))
}

async function withMarkdown(
  address: string,
  pages: Omit<SourcePage, 'markdown'>[],
): Promise<SourcePage[]> {
  const complete: SourcePage[] = []
  for (let from = 0; from < pages.length; from += AT_A_TIME) {
    const some = pages.slice(from, from + AT_A_TIME).map(async (page) => {
      const [en, zhTW] = await Promise.all(
        locales.map((locale) => textOf(`${homeOf(address, locale)}/${page.path}.md`)),
      )
      return { ...page, markdown: { en: en ?? '', 'zh-TW': zhTW ?? '' } }
    })
    complete.push(...(await Promise.all(some)))
  }
  return complete
}

const homeOf = (address: string, locale: Locale) =>
  [address, localeConfig[locale].prefix].filter(Boolean).join('/')

async function textOf(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}: is the stack whole?`)
  return response.text()
}
