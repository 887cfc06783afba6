import type { Translate } from '../intl/translator.ts'
import styles from './code.module.css'

/** Copies the code of the nearest `[data-code]` that shows. */
export function CopyButton({ t }: { t: Translate }) {
  return (
    <button type="button" className={styles.copy} data-copy="" aria-label={t('code.copyLabel')}>
      {t('code.copy')}
    </button>
  )
}
