import { markdownHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { dateInWords } from '../../messages/date-in-words.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './page-foot.module.css'

export interface PageFootProps {
  page: PageData
  /** Where a problem with this page is told; absent where the site has no such place. */
  reportHref?: string | undefined
  t: Translate
}

/** How old the page is, and what can be done with it. */
export function PageFoot({ page, reportHref, t }: PageFootProps) {
  const markdown = markdownHref(page.path, page.locale)
  return (
    <section className={styles.foot} aria-label={t('page.foot')}>
      {page.updated && (
        <p>
          {t('page.updated')}{' '}
          <time dateTime={page.updated}>{dateInWords(page.updated, page.locale)}</time>
        </p>
      )}
      <ul className={styles.actions}>
        {reportHref && (
          <li>
            <a href={reportHref} target="_blank" rel="noopener noreferrer">
              {t('page.report')} <span aria-hidden="true">↗</span>
              <span className="hidden">{t('nav.external')}</span>
            </a>
          </li>
        )}
        <li className={styles.copy}>
          <button
            type="button"
            data-copy-page={markdown}
            // It may say that it has copied before the framework is there.
            suppressHydrationWarning
          >
            {t('page.copyMarkdown')}
          </button>
        </li>
        <li>
          <a href={markdown} type="text/markdown" target="_self">
            {t('page.viewMarkdown')}
          </a>
        </li>
      </ul>
    </section>
  )
}
