import type { Locale } from '../../config/locales.ts'
import { consoleHref } from '../../config/paths.ts'
import type { Translate } from '../../messages/translator.ts'
import { ConsoleLauncher } from './console-launcher.client.tsx'
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
      <ConsoleLauncher
        src={consoleHref(path, locale)}
        labels={{
          open: t('console.open'),
          loading: t('console.loading'),
          failed: t('console.failed'),
          retry: t('console.retry'),
        }}
      />
    </section>
  )
}
