import type { PageData } from '../../content/model/page-data.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import type { Translate } from '../../messages/translator.ts'
import { Helpful } from './helpful.tsx'
import styles from './page-foot.module.css'

export interface PageFootProps {
  page: PageData
  /** Address for reporting a problem with this page; undefined if the site has none. */
  reportHref?: string | undefined
  /** The site's own report form, used instead. */
  feedback?: { href: string; dialog: string } | undefined
  /** Whether to ask if the page was helpful. */
  helpful?: boolean
  t: Translate
}

/** The page's date, and the link for reporting a problem. */
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
