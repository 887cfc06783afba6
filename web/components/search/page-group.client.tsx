'use client'
import type { ReactNode } from 'react'
import { Highlight } from 'react-instantsearch'
import type { PageHits } from './hit.ts'
import styles from './search-results.module.css'

interface Props {
  page: PageHits
  id: string
  /** In the modal's list box the group has its role there. */
  role?: 'group'
  children: ReactNode
}

/** A page's title over its hits. */
export function PageGroup({ page, id, role, children }: Props) {
  const [first] = page.hits
  if (!first) return null
  return (
    <section className={styles.page} role={role} aria-labelledby={id}>
      <h2 id={id} role={role && 'presentation'}>
        <Highlight hit={first} attribute={['hierarchy', 'lvl1']} highlightedTagName="mark" />
        {first.hierarchy.lvl0 && <small>{first.hierarchy.lvl0}</small>}
      </h2>
      {children}
    </section>
  )
}
