import { defaultLocale } from '../../config/locales.ts'
import { llmsHref, markdownHref, mcpHref, specHref } from '../../config/paths.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'
import type { SidebarCategory, SidebarItem } from '../../content/model/page-data.ts'
import { sidebarPages } from '../../content/sidebar/neighbours.ts'
import type { Area, ReadingList } from '../../content/sitemap/reading-list.ts'
import { translator } from '../../messages/translator.ts'
import { escapeText, proseLine } from '../markdown/escape.ts'

interface Section {
  /** The area's title, and the categories down to this one. */
  trail: string[]
  pages: { path: string; label: LocalizedText }[]
}

/** About 10,000 tokens of addresses and labels in Latin letters; a longer list is no overview. */
const LONGEST = 38_000

/** Number of Latin letters that take as many tokens as one letter of another script. */
const WEIGHT = 6

/**
 * The pages and files of the site at `origin`, in the form of https://llmstxt.org: top-level pages of an area with
 * their descriptions, which the area's own list has for all pages. An area that does not fit is only linked, among the
 * optional files. `specs` are the same in every locale, so only the default locale's list has them.
 */
export function llmsText(list: ReadingList, specs: readonly string[], origin: string): string {
  const { locale } = list
  const t = translator(locale)
  const head = [
    `# ${escapeText(list.siteName)}`,
    list.tagline && `> ${proseLine(list.tagline)}`,
    list.many && t('llms.many'),
  ]
  const whole = link(t('llms.full'), `${origin}${llmsHref('llms-full', locale)}`)
  const others = [
    ...list.others.map((page) => pageLine(page, list, origin, true)),
    ...(locale === defaultLocale
      ? specs.map((name) => link(name, `${origin}${specHref(name)}`))
      : [link(t('llms.english'), `${origin}${llmsHref('llms', defaultLocale)}`)]),
  ]
  const shown: string[] = []
  const left: Area[] = []
  let room = LONGEST - weightOf(text([...head, whole, ...others]))
  for (const area of list.areas) {
    const own = text(
      overview(area).map((each) => section(each, list, origin, each.trail.length === 1)),
    )
    if (weightOf(own) > room) {
      left.push(area)
      continue
    }
    shown.push(own.trimEnd())
    room -= weightOf(own)
  }
  const file = ({ name, title }: Area) =>
    link(t('llms.area', { area: title.text }), `${origin}${llmsHref(`llms/${name}`, locale)}`)
  const optional = [...(list.many ? [] : [whole]), ...left.map(file), ...others]
  return text([
    ...head,
    [
      ...list.areas.filter((area) => !left.includes(area)).map(file),
      link(t('llms.mcp'), `${origin}${mcpHref}`),
    ].join('\n'),
    ...shown,
    // The format gives this heading a meaning, so it is English in every locale.
    optional.length > 0 && `## Optional\n\n${optional.join('\n')}`,
  ])
}

/** Length in Latin letters, by the tokens that the text takes. */
const weightOf = (written: string): number =>
  written.length + (WEIGHT - 1) * (written.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0)

/** The list of one area. */
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

/** The sections of an area without the categories' own pages, which only repeat what is below. */
function overview({ title, items }: Area): Section[] {
  return sections(items, [title.text], false)
}

/** Sections with the pages of a level before its categories. */
function sections(items: readonly SidebarItem[], trail: string[], whole = true): Section[] {
  const isCategory = (item: SidebarItem): item is SidebarCategory => item.kind === 'category'
  return [
    { trail, pages: items.filter((item) => item.kind === 'page') },
    ...items
      .filter(isCategory)
      .flatMap(({ label, page, items: inner }) =>
        sections([...(page && whole ? [page] : []), ...inner], [...trail, label.text], whole),
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

/** A link to a page's Markdown, with its description when `about` is set. */
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
