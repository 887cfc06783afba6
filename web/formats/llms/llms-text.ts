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

/** What the site at `origin` holds, and its files of `specs`, in the form of https://llmstxt.org */
export function llmsText(list: ReadingList, specs: readonly string[], origin: string): string {
  const t = translator(list.locale)
  const files = [
    ...(list.many ? [] : [link(t('llms.full'), `${origin}${llmsHref('llms-full', list.locale)}`)]),
    ...list.areas.map(({ name, title }) =>
      link(
        t('llms.area', { area: title.text }),
        `${origin}${llmsHref(`llms/${name}`, list.locale)}`,
      ),
    ),
    link(t('llms.mcp'), `${origin}${mcpHref}`),
  ]
  const others = { trail: [t('llms.others')], pages: list.others }
  return text([
    `# ${escapeText(list.siteName)}`,
    list.tagline && `> ${proseLine(list.tagline)}`,
    list.many && t('llms.many'),
    files.join('\n'),
    ...[...list.areas.flatMap(areaSections), others].map((each) => section(each, list, origin)),
    specs.length > 0 && `## ${t('llms.specs')}\n\n${specLinks(specs, origin)}`,
  ])
}

const specLinks = (specs: readonly string[], origin: string) =>
  specs.map((file) => link(file, `${origin}${specHref(file)}`)).join('\n')

/** The same for one area alone. */
export function llmsAreaText(list: ReadingList, area: Area, origin: string): string {
  return text([
    `# ${escapeText(`${list.siteName} ${area.title.text}`)}`,
    list.tagline && `> ${proseLine(list.tagline)}`,
    ...areaSections(area).map((each) => section(each, list, origin)),
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

function section({ trail, pages }: Section, list: ReadingList, origin: string): string {
  if (pages.length === 0) return ''
  const lines = pages.map(({ path, label }) => {
    const about = list.descriptions[path]
    const page = link(label.text, `${origin}${markdownHref(path, list.locale)}`)
    return about ? `${page}: ${proseLine(about)}` : page
  })
  return `## ${escapeText(trail.join(' – '))}\n\n${lines.join('\n')}`
}

const link = (label: string, href: string) => `- [${escapeText(label)}](${href})`

const text = (parts: readonly (string | false)[]) => `${parts.filter(Boolean).join('\n\n')}\n`
