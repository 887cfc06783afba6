import { basePath, pageHref } from '../../config/paths.ts'
import type { OpenLink } from '../../content/preview/preview-link.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import { translator } from '../../messages/translator.ts'
import styles from './draft-mode.module.css'

/** States that the page is a draft opened by a link, with the link's expiry and an exit link. */
export function LinkBanner({ link: { path, locale, endsAt } }: { link: OpenLink }) {
  const t = translator(locale)
  const time = dateInWords(endsAt, locale, { dateStyle: 'medium', timeStyle: 'short' })
  const to = encodeURIComponent(pageHref(path, locale))
  return (
    <p className={styles.link} role="note" data-testid="preview-banner">
      <span>
        {t('preview.draft')} <time dateTime={endsAt}>{t('preview.ends', { time })}</time>
      </span>
      {/* The target attribute prevents navigation in place: the document is reloaded. */}
      <a href={`${basePath}/api/draft-mode/disable?to=${to}`} target="_self" rel="noreferrer">
        {t('preview.leave')}
      </a>
    </p>
  )
}
