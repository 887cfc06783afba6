import type { ReactNode } from 'react'
import type { AdmonitionKind } from '../../content/page-data.ts'
import styles from './admonition.module.css'
import { AdmonitionIcon } from './admonition-icon.tsx'

export interface AdmonitionProps {
  kind: AdmonitionKind
  /** The kind in words. */
  kindName: string
  /** The writer's own, beside the kind. */
  title?: string | undefined
  lang?: string | undefined
  children: ReactNode
}

export function Admonition({ kind, kindName, title, lang, children }: AdmonitionProps) {
  return (
    <div
      role="note"
      aria-label={title ?? kindName}
      className={`${styles.box} ${styles[kind] ?? ''}`}
    >
      <p className={styles.title}>
        <AdmonitionIcon kind={kind} />
        <span>{kindName}</span>
        {title && <b lang={lang}>{title}</b>}
      </p>
      <div lang={lang}>{children}</div>
    </div>
  )
}
