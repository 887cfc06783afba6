import type { PageData } from '../../content/page-data.ts'
import type { Translate } from '../intl/translator.ts'
import styles from './translation-notice.module.css'

/** Says that parts of the page are in English; nothing on a page that is translated in full. */
export function TranslationNotice({ page, t }: { page: PageData; t: Translate }) {
  const count = page.translation.missing.length
  if (count === 0) return null
  const translated = page.body.some((block) => block._type !== 'operation' && !block.lang)
  const words = translated ? t('translation.missing', { count }) : t('translation.missingAll')
  return <p className={styles.notice}>{words}</p>
}
