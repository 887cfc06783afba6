import type { LandingChanges } from '../../content/landing/landing-changes.ts'
import type { Translate } from '../../messages/translator.ts'
import { PlainText } from '../plain-text/plain-text.tsx'
import styles from './changes.module.css'

/** The newest changelog entries, one line each. */
export function Changes({ changes, t }: { changes: LandingChanges; t: Translate }) {
  return (
    <section className={styles.changes}>
      <h2>
        {t('landing.changes')}
        <a href={changes.href}>{t('landing.allChanges')}</a>
      </h2>
      <ol data-new-since={t('changelog.new')}>
        {changes.entries.map(({ href, date, kind, title }) => (
          <li key={href}>
            <a href={href}>
              <time dateTime={date}>{date}</time>
              <span className={styles[kind]}>{t(`changelog.${kind}`)}</span>
              <strong>
                <PlainText text={title} />
              </strong>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
