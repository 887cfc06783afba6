import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../content/page-data.ts'
import styles from './admonition.module.css'

export interface AdmonitionProps {
  kind: AdmonitionKind
  title: string
  lang?: string | undefined
  children: ReactNode
}

export function Admonition({ kind, title, lang, children }: AdmonitionProps) {
  return (
    <div role="note" className={`${styles.admonition} ${styles[kind]}`} lang={lang}>
      <strong>{title}</strong>
      {children}
    </div>
  )
}
