import { FEEDBACK_KINDS } from '../../../schemas/feedback.ts'
import { env } from '../../config/env.ts'
import { helpfulAnchor, helpfulApiHref, readApiHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import styles from './helpful.module.css'

/** Whether pages count readers and ask for feedback. */
export const isHelpfulFormShown = (): boolean => env.READER_COUNTS === 'on'

/** Asks whether the page was helpful, in one line. The form returns to the page, which says thank you. */
export function Helpful({ page, t }: { page: Pick<PageData, 'path' | 'locale'>; t: Translate }) {
  return (
    <form
      className={styles.helpful}
      method="post"
      action={helpfulApiHref}
      aria-label={t('helpful.question')}
      data-helpful={readApiHref}
    >
      <input type="hidden" name="path" value={page.path} />
      <input type="hidden" name="locale" value={page.locale} />
      <div className={styles.answers}>
        <span>{t('helpful.question')}</span>
        <button type="submit" name="answer" value="yes">
          {t('helpful.yes')}
        </button>
        <details>
          <summary>{t('helpful.no')}</summary>
          <div className={styles.reasons}>
            {FEEDBACK_KINDS.map((kind) => (
              <button key={kind} type="submit" name="answer" value={kind}>
                {t(`feedback.kind.${kind}`)}
              </button>
            ))}
          </div>
        </details>
      </div>
      {/* A status message, outside of the page's content. */}
      <div id={helpfulAnchor} className={styles.thanks} role="status" tabIndex={-1}>
        {t('helpful.thanks')}
      </div>
      <div className={styles.failed} role="alert">
        {t('helpful.failed')}
      </div>
    </form>
  )
}
