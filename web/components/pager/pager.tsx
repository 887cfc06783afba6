import type { PageLink } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './pager.module.css'

export interface PagerProps {
  previous?: PageLink | undefined
  next?: PageLink | undefined
  t: Translate
}

export function Pager({ previous, next, t }: PagerProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.pager} aria-label={t('pager')}>
      {previous && (
        <a href={previous.href} rel="prev">
          {t('pager.previous')}
          <b>← {previous.label.text}</b>
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.href} rel="next">
          {t('pager.next')}
          <b>{next.label.text} →</b>
        </a>
      )}
    </nav>
  )
}
