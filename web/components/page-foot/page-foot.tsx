import type { PageData } from '../../content/model/page-data.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import type { Translate } from '../../messages/translator.ts'
import { Helpful } from './helpful.tsx'
import styles from './page-foot.module.css'

export interface PageFootProps {
  page: PageData
  /** Where a problem with this page is told; absent where the site has no such place. */
  reportHref?: string | undefined
  /** The site's own form for that, in place of such a place. */
  feedback?: { href: string; dialog: string } | undefined
  /** Whether it asks if the page was helpful. */
  helpful?: boolean
  t: Translate
}

/** How old the page is, and where a problem with it is told. */
export function PageFoot({ page, reportHref, feedback, helpful = false, t }: PageFootProps) {
  return (
    <section className={styles.foot} aria-label={t('page.foot')}>
      {helpful && <Helpful page={page} t={t} />}
      {page.updated && (
        <p>
          {t('page.updated')}{' '}
          <time dateTime={page.updated}>{dateInWords(page.updated, page.locale)}</time>
        </p>
      )}
      {feedback && (
        <a
          href={feedback.href}
          rel="nofollow"
          data-feedback={feedback.dialog}
          data-mark={t('feedback.mark')}
        >
          {t('page.report')}
        </a>
      )}
      {reportHref && !feedback && (
        <a href={reportHref} target="_blank" rel="noopener noreferrer">
          {t('page.report')} <span aria-hidden="true">↗</span>
          <span className="hidden">{t('nav.external')}</span>
        </a>
      )}
    </section>
  )
}
