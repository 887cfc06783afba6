import { defaultLocale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './translation-notice.module.css'

/** States that the page, or parts of it, are in English; nothing on a fully translated page. */
export function TranslationNotice({ page, t }: { page: PageData; t: Translate }) {
  const { untranslated, missing } = page.translation
  const count = missing.length + (page.title.lang ? 1 : 0)
  if (!untranslated && count === 0) return null
  return (
    <p className={styles.notice} role="note" data-translation-notice="">
      {untranslated ? t('translation.missingAll') : t('translation.missing', { count })}{' '}
      <a href={pageHref(page.path, defaultLocale)} hrefLang={defaultLocale} target="_self">
        {t('translation.english')}
      </a>
    </p>
  )
}
