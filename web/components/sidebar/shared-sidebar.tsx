import type { CachedSidebar } from '../../content/sidebar/cached-sidebar.ts'
import { markCurrent } from '../../content/sidebar/mark-current.ts'
import type { Translate } from '../../messages/translator.ts'
import { offerMarkup, type ShownAt } from '../shared-markup/offered-markup.ts'
import { SharedMarkup } from '../shared-markup/shared-markup.client.tsx'
import styles from './sidebar-tree.module.css'
import { SidebarEntries } from './sidebar-tree.tsx'

export interface SharedSidebarProps extends ShownAt {
  sidebar: CachedSidebar
  t: Translate
}

/**
 * The sidebar of a published page: in its HTML, and in nothing else that is stored or sent for it, so that
 * a page costs what its own words cost.
 */
export function SharedSidebar({ sidebar, t, ...at }: SharedSidebarProps) {
  offerMarkup(sidebar.hash, ({ href, name }) => (
    <SidebarEntries items={markCurrent(sidebar, href).items} name={name} t={t} />
  ))
  return <SharedMarkup as="ul" className={styles.tree ?? ''} hash={sidebar.hash} {...at} />
}
