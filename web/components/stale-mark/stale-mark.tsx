import type { Translate } from '../../messages/translator.ts'
import styles from './stale-mark.module.css'

/** Says quietly that the English behind a translation changed since, and leads there. */
export function StaleMark({ href, t }: { href: string; t: Translate }) {
  return (
    <a className={styles.mark} href={href} hrefLang="en" target="_self" title={t('stale.title')}>
      {t('stale')}
    </a>
  )
}
