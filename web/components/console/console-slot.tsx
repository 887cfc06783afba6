import type { Locale } from '../../config/locales.ts'
import { consoleHref } from '../../config/paths.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './console-slot.module.css'

export interface ConsoleSlotProps {
  /** Path of the page whose operation the console calls. */
  path: string
  locale: Locale
  t: Translate
}

/** The placeholder for the console, with the button that opens it; hidden without scripts. */
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
