import type { SidebarCategory, SidebarItem, SidebarPage } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { MethodBadge } from '../method-badge/method-badge.tsx'
import { langOf } from '../nav-link/lang-of.ts'
import { NavLink } from '../nav-link/nav-link.tsx'
import styles from './sidebar-tree.module.css'

export interface SidebarTreeProps {
  items: SidebarItem[]
  /** Identifies this list in the document: opening one of its categories closes the others. */
  name: string
  t: Translate
}

/** The pages of a section. */
export function SidebarTree({ items, name, t }: SidebarTreeProps) {
  return (
    <ul className={styles.tree}>
      {items.map((item, index) =>
        item.kind === 'category' ? (
          <Category
            key={item.page?.path ?? `${index}-${item.label.text}`}
            category={item}
            name={name}
            inside={`${name}-${index}`}
            t={t}
          />
        ) : (
          <li key={item.href}>
            {item.kind === 'page' ? (
              <PageLink page={item} t={t} />
            ) : (
              <NavLink link={{ ...item, external: true }} t={t} />
            )}
          </li>
        ),
      )}
    </ul>
  )
}

interface CategoryProps {
  category: SidebarCategory
  name: string
  /** Name of the nested list. */
  inside: string
  t: Translate
}

/** A category; one that has a page is a link beside the button that opens it. */
function Category({ category, name, inside, t }: CategoryProps) {
  const { page, label, open, items } = category
  return (
    <li className={page && styles.linked}>
      {page && <PageLink page={page} t={t} />}
      <details name={name} open={open}>
        {page ? (
          <summary>
            <span className="hidden" data-when="closed">
              {t('sidebar.expand', { label: label.text })}
            </span>
            <span className="hidden" data-when="open">
              {t('sidebar.collapse', { label: label.text })}
            </span>
          </summary>
        ) : (
          <summary lang={langOf(label)}>{label.text}</summary>
        )}
        <SidebarTree items={items} name={inside} t={t} />
      </details>
    </li>
  )
}

function PageLink({ page, t }: { page: SidebarPage; t: Translate }) {
  return (
    <a href={page.href} aria-current={page.current ? 'page' : undefined}>
      {page.deprecated ? (
        <span>
          <s lang={langOf(page.label)}>{page.label.text}</s>
          <span className="hidden"> ({t('operation.deprecated')})</span>
        </span>
      ) : (
        <span lang={langOf(page.label)}>{page.label.text}</span>
      )}
      {page.method && <MethodBadge method={page.method} />}
    </a>
  )
}
