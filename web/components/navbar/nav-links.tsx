import type { NavItem } from '../../content/chrome.ts'
import styles from './navbar.module.css'

export interface NavLinksProps {
  items: NavItem[]
  /** Name of the sidebar that the page stands in. */
  sidebar: string | undefined
  /** Said of links that leave the site. */
  external: string
}

export function NavLinks({ items, sidebar, external }: NavLinksProps) {
  return items.map((item) => {
    const current = item.sidebar !== undefined && item.sidebar === sidebar
    if (item.items.length > 0)
      return (
        <details key={item.key} className={styles.dropdown} name="navbar">
          <summary>{item.label.text}</summary>
          <ul>
            {item.items.map((link) => (
              <li key={link.key}>
                <NavLink {...link} current={false} note={external} />
              </li>
            ))}
          </ul>
        </details>
      )
    if (item.href === undefined) return null
    return (
      <NavLink
        key={item.key}
        href={item.href}
        label={item.label}
        external={item.external ?? false}
        current={current}
        note={external}
      />
    )
  })
}

function NavLink(props: {
  href: string
  label: { text: string }
  external: boolean
  current: boolean
  note: string
}) {
  if (props.external)
    return (
      <a href={props.href} target="_blank" rel="noopener noreferrer">
        {props.label.text} <span aria-hidden="true">↗</span>
        <span className="hidden">{props.note}</span>
      </a>
    )
  return (
    <a href={props.href} aria-current={props.current ? 'true' : undefined}>
      {props.label.text}
    </a>
  )
}
