import type { Translate } from '../../messages/translator.ts'
import styles from './stale-mark.module.css'

/** A mark on a translation whose English has changed, linked to the English text. */
export function StaleMark({ href, t }: { href: string; t: Translate }) {
  return (
    <a className={styles.mark} href={href} hrefLang="en" target="_self" title={t('stale.title')}>
      {t('stale')}
    </a>
  )
}
