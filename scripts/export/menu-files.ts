import { localisedWords } from '../../schemas/localised-words.ts'
import type { Names } from '../../schemas/markdown/write/names.ts'
import type {
  NavItem,
  NavigationDocument,
  SidebarDocument,
  StoredSidebarItem,
} from './lake-content.ts'

/** `navigation.yaml` */
export function navigationValue({ items = [], footer = [] }: NavigationDocument, names: Names) {
  return {
    items: items.map((item) => navItem(item, names)),
    footer: footer.map(({ title, links = [] }) => ({
      title: localisedWords(title),
      links: links.map((link) => navItem(link, names)),
    })),
  }
}

function navItem(item: NavItem, names: Names): object {
  const { label, position, page, href, sidebar, items } = item
  return {
    label: localisedWords(label),
    ...(position !== undefined && { position }),
    ...(page && { page: names.page(page._ref) }),
    ...(href !== undefined && { href }),
    ...(sidebar !== undefined && { sidebar }),
    ...(items && { items: items.map((one) => navItem(one, names)) }),
  }
}

/** `sidebars/<name>.yaml` */
export function sidebarValue({ name, title, entry, items }: SidebarDocument, names: Names) {
  return {
    name,
    title: localisedWords(title),
    entry: names.page(entry._ref),
    items: items.map((item) => sidebarItem(item, names)),
  }
}

function sidebarItem({ label, page, href, items }: StoredSidebarItem, names: Names): object {
  return {
    ...(label && { label: localisedWords(label) }),
    ...(page && { page: names.page(page._ref) }),
    ...(href !== undefined && { href }),
    ...(items && { items: items.map((one) => sidebarItem(one, names)) }),
  }
}
