import type { Locale } from '../../config/locales.ts'
import { consoleHref } from '../../config/paths.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './console-slot.module.css'

export interface ConsoleSlotProps {
  /** Of the page whose operation the console calls. */
  path: string
  locale: Locale
  t: Translate
}

/** Where the console comes when the reader asks for it; without scripts nothing can, and nothing shows. */
export function ConsoleSlot({ path, locale, t }: ConsoleSlotProps) {
  return (
    <section className={styles.slot} aria-label={t('console.title')} tabIndex={-1} data-console="">
      <h2>{t('console.title')}</h2>
      <p>{t('console.lead')}</p>
      <div data-island="console" data-console-data={consoleHref(path, locale)}>
        <button
          type="button"
          className={styles.open}
          data-open-console=""
          data-loading={t('console.loading')}
          data-retry={t('console.retry')}
        >
          {t('console.open')}
        </button>
        <p role="alert" hidden>
          {t('console.failed')}
        </p>
      </div>
    </section>
  )
}
