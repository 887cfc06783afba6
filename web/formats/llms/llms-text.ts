import { llmsHref, markdownHref, mcpHref, specHref } from '../../config/paths.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'
import type { SidebarCategory, SidebarItem } from '../../content/model/page-data.ts'
import { sidebarPages } from '../../content/sidebar/neighbours.ts'
import type { Area, ReadingList } from '../../content/sitemap/reading-list.ts'
import { translator } from '../../messages/translator.ts'
import { escapeText, proseLine } from '../markdown/escape.ts'

interface Section {
  /** The area, and the categories down to this one. */
  trail: string[]
  pages: { path: string; label: LocalizedText }[]
}

/** Letters of addresses and labels that are some 10,000 tokens together: more is no overview. */
const LONGEST = 32_000

/**
 * What the site at `origin` holds, and its files of `specs`, in the form of https://llmstxt.org: what
 * the pages are about is said where an area begins, and for all of them in the list of the area. An
 * area that does not fit is there by its list alone, among what can be left out.
 */
export function llmsText(list: ReadingList, specs: readonly string[], origin: string): string {
  const t = translator(list.locale)
  const shown: string[] = []
  const left: Area[] = []
  let room = LONGEST
  for (const area of list.areas) {
    const own = text(
      areaSections(area).map((each) => section(each, list, origin, each.trail.length === 1)),
    )
    if (own.length > room) {
      left.push(area)
      continue
    }
    shown.push(own.trimEnd())
    room -= own.length
  }
  const file = ({ name, title }: Area) =>
    link(t('llms.area', { area: title.text }), `${origin}${llmsHref(`llms/${name}`, list.locale)}`)
  const whole = link(t('llms.full'), `${origin}${llmsHref('llms-full', list.locale)}`)
  const optional = [
    ...(list.many ? [] : [whole]),
    ...left.map(file),
    ...list.others.map((page) => pageLine(page, list, origin, true)),
    ...specs.map((name) => link(name, `${origin}${specHref(name)}`)),
  ]
  return text([
    `# ${escapeText(list.siteName)}`,
    list.tagline && `> ${proseLine(list.tagline)}`,
    list.many && t('llms.many'),
    [
      ...list.areas.filter((area) => !left.includes(area)).map(file),
      link(t('llms.mcp'), `${origin}${mcpHref}`),
    ].join('\n'),
    ...shown,
    // The one heading that the form gives a meaning to, in any language.
    optional.length > 0 && `## Optional\n\n${optional.join('\n')}`,
  ])
}

/** The same for one area alone. */
export function llmsAreaText(list: ReadingList, area: Area, origin: string): string {
  return text([
    `# ${escapeText(`${list.siteName} ${area.title.text}`)}`,
    list.tagline && `> ${proseLine(list.tagline)}`,
    ...areaSections(area).map((each) => section(each, list, origin, true)),
  ])
}

/** The paths of all pages in reading order, each once. */
export function readingOrder({ areas, others }: ReadingList): string[] {
  const paths = [...areas.flatMap(({ items }) => sidebarPages(items)), ...others]
  return [...new Set(paths.map(({ path }) => path))]
}

function areaSections({ title, items }: Area): Section[] {
  return sections(items, [title.text])
}

/** The pages of one level come before the categories below it. */
function sections(items: readonly SidebarItem[], trail: string[]): Section[] {
  const isCategory = (item: SidebarItem): item is SidebarCategory => item.kind === 'category'
  return [
    { trail, pages: items.filter((item) => item.kind === 'page') },
    ...items
      .filter(isCategory)
      .flatMap(({ label, page, items: inner }) =>
        sections([...(page ? [page] : []), ...inner], [...trail, label.text]),
      ),
  ]
}

function section(
  { trail, pages }: Section,
  list: ReadingList,
  origin: string,
  about: boolean,
): string {
  if (pages.length === 0) return ''
  const lines = pages.map((page) => pageLine(page, list, origin, about))
  return `## ${escapeText(trail.join(' – '))}\n\n${lines.join('\n')}`
}

/** A link to the Markdown of a page, with what it is `about` where that is wanted. */
function pageLine(
  { path, label }: Section['pages'][number],
  { descriptions, locale }: ReadingList,
  origin: string,
  about: boolean,
): string {
  const page = link(label.text, `${origin}${markdownHref(path, locale)}`)
  const said = about && descriptions[path]
  return said ? `${page}: ${proseLine(said)}` : page
}

const link = (label: string, href: string) => `- [${escapeText(label)}](${href})`

const text = (parts: readonly (string | false)[]) => `${parts.filter(Boolean).join('\n\n')}\n`
