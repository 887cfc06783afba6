import type { NavItem } from '../../content/site-layout/site-layout.ts'
import type { Translate } from '../../messages/translator.ts'
import { ChevronIcon } from '../icons/icons.tsx'
import { type CurrentLocation, currentMark } from '../nav-link/current-mark.ts'
import { NavLink } from '../nav-link/nav-link.tsx'

export interface DrawerItemsProps {
  items: NavItem[]
  place: CurrentLocation
  t: Translate
}

/** The navbar's entries as a vertical list; a menu expands in place. */
export function DrawerItems({ items, place, t }: DrawerItemsProps) {
  return (
    <ul>
      {items.map(({ key, label, href, external = false, sidebar, items: menu }) => {
        if (menu.length > 0) {
          const links = menu.map((link) => ({ link, current: currentMark(link, place) }))
          return (
            <li key={key}>
              <details open={links.some(({ current }) => current !== undefined)}>
                <summary>
                  {label.text}
                  <ChevronIcon />
                </summary>
                <ul>
                  {links.map(({ link, current }) => (
                    <li key={link.key}>
                      <NavLink link={link} current={current} t={t} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )
        }
        if (href === undefined) return null
        const current = currentMark({ href, ...(sidebar !== undefined && { sidebar }) }, place)
        return (
          <li key={key}>
            <NavLink link={{ label, href, external }} current={current} t={t} />
          </li>
        )
      })}
    </ul>
  )
}
