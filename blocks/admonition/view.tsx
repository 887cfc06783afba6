import type { ReactNode } from 'react'
import { htmlLang } from '../../web/components/html-lang.ts'
import type { ViewContext } from '../view-context.ts'
import { AdmonitionIcon } from './icon.tsx'
import type { PageAdmonition } from './resolve.ts'
import styles from './view.module.css'

export function viewAdmonition(
  { kind, title, lang: locale, body }: PageAdmonition,
  { t, inner }: ViewContext,
): ReactNode {
  const kindName = t(`admonition.${kind}`)
  const lang = htmlLang(locale)
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
      <div lang={lang}>{inner(body)}</div>
    </div>
  )
}
