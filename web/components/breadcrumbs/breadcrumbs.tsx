import type { Breadcrumb } from '../../content/page-data.ts'
import styles from './breadcrumbs.module.css'

export function Breadcrumbs({ items, label }: { items: Breadcrumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li
            key={`${index}-${item.label.text}`}
            aria-current={index === items.length - 1 ? 'page' : undefined}
          >
            {item.href ? <a href={item.href}>{item.label.text}</a> : item.label.text}
          </li>
        ))}
      </ol>
    </nav>
  )
}
