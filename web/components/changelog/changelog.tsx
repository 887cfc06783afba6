import type { ChangelogBlock, ChangelogEntry, ChangelogMonth } from '../../content/page-data.ts'
import { localeConfig } from '../../locales.ts'
import { Heading } from '../heading/heading.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import type { Translate } from '../intl/translator.ts'
import styles from './changelog.module.css'

/** What changed, month by month. */
export function Changelog({ changelog, t }: { changelog: ChangelogBlock; t: Translate }) {
  return (
    <>
      <p className={styles.feeds}>
        {t('changelog.follow')}{' '}
        {changelog.feeds.map(({ name, href }) => (
          <a key={name} href={href}>
            {name}
          </a>
        ))}
      </p>
      {changelog.months.map((month) => (
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
          <InlineText copy={body} />
        </p>
      )}
      {pages.length > 0 && (
        <ul className={styles.pages} aria-label={t('changelog.pages')}>
          {pages.map((page) => (
            <li key={page.href}>
              <a href={page.href}>
                <InlineText copy={page.label} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
