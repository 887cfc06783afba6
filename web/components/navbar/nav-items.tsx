import type { NavItem } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { type CurrentLocation, currentMark } from '../nav-link/current-mark.ts'
import { langOf } from '../nav-link/lang-of.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import { NavMenu } from '../nav-menu/nav-menu.tsx'

export interface NavItemsProps {
  items: NavItem[]
  place: CurrentLocation
  t: Translate
  /** Whether the items are at the end of the bar. */
  atEnd?: boolean
}

/** The configured entries on one side of the navbar: links, and menus of links. */
export function NavItems({ items, place, t, atEnd = false }: NavItemsProps) {
  return items.map(({ key, label, href, external = false, sidebar, items: menu }) => {
    if (menu.length > 0) {
      const current = menu.some((link) => currentMark(link, place) !== undefined)
      return (
        <NavMenu
          key={key}
          label={<span lang={langOf(label)}>{label.text}</span>}
          current={current}
          atEnd={atEnd}
        >
          {menu.map((link) => (
            <li key={link.key}>
              <NavLink link={link} current={currentMark(link, place)} t={t} />
            </li>
          ))}
        </NavMenu>
      )
    }
    if (href === undefined) return null
    const current = currentMark({ href, ...(sidebar !== undefined && { sidebar }) }, place)
    return <NavLink key={key} link={{ label, href, external }} current={current} t={t} />
  })
}
