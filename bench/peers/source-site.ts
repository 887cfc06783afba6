import { lakeAs } from '../../tests/support/lake.ts'
import { html } from '../../tests/support/page.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { type Locale, localeConfig } from '../../web/config/locales.ts'
import type { LocalizedText } from '../../web/content/model/localized-text.ts'
import type { SidebarItem } from '../../web/content/model/page-data.ts'
import { sidebarPages } from '../../web/content/sidebar/neighbours.ts'
import { loadReadingList, type ReadingList } from '../../web/content/sitemap/reading-list.ts'
import { eachAtATime } from '../../web/server/limits/each-at-a-time.ts'

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

const AT_A_TIME = 8

/** The sidebars of the running stack's lake, and the `.md` answers of its site. */
export async function readSourceSite(stack: StackFile): Promise<SourceSite> {
  const { site } = stack
  const lake = lakeAs(stack, 'viewer').withConfig({ perspective: 'published' })
  const [english, chinese] = await Promise.all([
    loadReadingList(lake, 'en'),
    loadReadingList(lake, 'zh-TW'),
  ])
  const translated = new Map(pagesIn(chinese).map(({ path, label }) => [path, label.text]))
  const pages = new Map<string, SourcePage>()
  await eachAtATime(pagesIn(english), AT_A_TIME, async ({ path, label }) => {
    const markdown = {
      en: await html(`${site}/${path}.md`),
      'zh-TW': await html(`${site}/${localeConfig['zh-TW'].prefix}/${path}.md`),
    }
    const labels = { en: label.text, 'zh-TW': translated.get(path) ?? label.text }
    pages.set(path, { path, label: labels, markdown })
  })
  const areas = english.areas.map((area, index) =>
    groupOf(area.title, area.items, chinese.areas[index]),
  )
  return { address: site, areas, pages: [...pages.values()] }
}

const pagesIn = ({ areas, others }: ReadingList) => [
  ...areas.flatMap(({ items }) => sidebarPages(items)),
  ...others,
]

/** A level in both languages, whose trees are alike. */
function groupOf(
  { text }: LocalizedText,
  items: readonly SidebarItem[],
  chinese:
    | { title?: LocalizedText; label?: LocalizedText; items: readonly SidebarItem[] }
    | undefined,
): Group {
  const zhTW = (chinese?.title ?? chinese?.label)?.text ?? text
  const group: Group = { label: { en: text, 'zh-TW': zhTW }, paths: [], groups: [] }
  for (const [index, item] of items.entries()) {
    if (item.kind === 'page') group.paths.push(item.path)
    if (item.kind !== 'category') continue
    const other = chinese?.items[index]
    const below = groupOf(item.label, item.items, other?.kind === 'category' ? other : undefined)
    if (item.page) below.paths.unshift(item.page.path)
    group.groups.push(below)
  }
  return group
}
