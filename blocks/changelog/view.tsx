import type { ReactNode } from 'react'
import { ChangeEntries } from '../../web/components/changes/change-entries.tsx'
import { ChangesFilter } from '../../web/components/changes/changes-filter.tsx'
import { OtherParts } from '../../web/components/changes/other-parts.tsx'
import { Heading } from '../../web/components/heading/heading.tsx'
import { localeConfig } from '../../web/config/locales.ts'
import type { ChangelogMonth } from '../../web/content/model/page-data.ts'
import type { Translate } from '../../web/messages/translator.ts'
import type { ViewContext } from '../view-context.ts'
import type { PageChangelog } from './resolve.ts'
import styles from './view.module.css'

export function viewChangelog(
  { feeds, follow, deprecations, clients, ...changelog }: PageChangelog,
  { t }: ViewContext,
): ReactNode {
  const { months, areas, parts, index } = changelog
  const total = months.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <p className={styles.feeds}>
        {t('changelog.follow')}{' '}
        {feeds.map(({ name, href }) => (
          <a key={name} href={href}>
            {name}
          </a>
        ))}
        {follow !== undefined && <a href={follow}>{t('follow.link')}</a>}
        {deprecations !== undefined && <a href={deprecations}>{t('deprecations.title')}</a>}
        {clients !== undefined && <a href={clients}>{t('breaks.link')}</a>}
      </p>
      <ChangesFilter areas={areas} total={total} index={index} t={t} />
      {months.map((month) => (
        <Month key={month.anchor} month={month} t={t} />
      ))}
      <OtherParts parts={parts} t={t} />
    </>
  )
}

function Month({ month: { anchor, text, entries }, t }: { month: ChangelogMonth; t: Translate }) {
  return (
    <section data-month="">
      <Heading
        level={2}
        anchor={anchor}
        text={text}
        linkLabel={t('heading.link', { heading: text })}
      />
      <ChangeEntries
        entries={entries}
        t={t}
        filterable
        title={({ anchor, title }) => (
          <Heading
            level={3}
            anchor={anchor}
            text={title.text}
            lang={title.lang && localeConfig[title.lang].htmlLang}
            linkLabel={t('heading.link', { heading: title.text })}
          />
        )}
      />
    </section>
  )
}
