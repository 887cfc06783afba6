import type { ReactNode } from 'react'
import { Heading } from '../../web/components/heading/heading.tsx'
import { InlineText } from '../../web/components/inline-text/inline-text.tsx'
import { localeConfig } from '../../web/config/locales.ts'
import type { ChangelogEntry, ChangelogMonth } from '../../web/content/model/page-data.ts'
import type { Translate } from '../../web/messages/translator.ts'
import type { ViewContext } from '../view-context.ts'
import type { PageChangelog } from './resolve.ts'
import styles from './view.module.css'

/** What changed, month by month. */
export function viewChangelog({ feeds, months }: PageChangelog, { t }: ViewContext): ReactNode {
  return (
    <>
      <p className={styles.feeds}>
        {t('changelog.follow')}{' '}
        {feeds.map(({ name, href }) => (
          <a key={name} href={href}>
            {name}
          </a>
        ))}
      </p>
      {months.map((month) => (
        <Month key={month.anchor} month={month} t={t} />
      ))}
    </>
  )
}

function Month({ month: { anchor, text, entries }, t }: { month: ChangelogMonth; t: Translate }) {
  return (
    <section>
      <Heading
        level={2}
        anchor={anchor}
        text={text}
        linkLabel={t('heading.link', { heading: text })}
      />
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.anchor} entry={entry} t={t} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry, t }: { entry: ChangelogEntry; t: Translate }) {
  const { anchor, date, dateText, kind, title, body, pages } = entry
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <span className={`${styles.kind} ${styles[kind] ?? ''}`}>{t(`changelog.${kind}`)}</span>
        <time dateTime={date}>{dateText}</time>
      </p>
      <Heading
        level={3}
        anchor={anchor}
        text={title.text}
        lang={title.lang && localeConfig[title.lang].htmlLang}
        linkLabel={t('heading.link', { heading: title.text })}
      />
      {body.text && (
        <p>
          <InlineText text={body} />
        </p>
      )}
      {pages.length > 0 && (
        <ul className={styles.pages} aria-label={t('changelog.pages')}>
          {pages.map((page) => (
            <li key={page.href}>
              <a href={page.href}>
                <InlineText text={page.label} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
