import type { SidebarItem } from '../../content/page-data.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import styles from './sidebar-tree.module.css'

/** The pages of a section. Opening a category closes its siblings: they share one name. */
export function SidebarTree({ items, name }: { items: SidebarItem[]; name: string }) {
  return (
    <ul className={styles.tree}>
      {items.map((item, index) =>
        item.kind === 'page' ? (
          <li key={item.path}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              <span>{item.label.text}</span>
              {item.method && <MethodBadge method={item.method} />}
            </a>
          </li>
        ) : (
          <li key={`${item.label.text}-${item.items.length}`}>
            <details name={name} open={item.open}>
              <summary>
                {item.href ? <a href={item.href}>{item.label.text}</a> : item.label.text}
              </summary>
              <SidebarTree items={item.items} name={`${name}-${index}`} />
            </details>
          </li>
        ),
      )}
    </ul>
  )
}
