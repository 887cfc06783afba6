import { localeConfig } from '../../config/locales.ts'
import { changelogPath, pageHref } from '../../config/paths.ts'
import { HISTORY_ANCHOR } from '../../content/changelog/history-anchor.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { Heading } from '../heading/heading.tsx'
import { ChangeEntries } from './change-entries.tsx'

interface PageHistoryProps {
  page: Pick<PageData, 'history' | 'locale'>
  t: Translate
}

/** The changelog entries of a page, at its end. */
export function PageHistory({ page: { history, locale }, t }: PageHistoryProps) {
  if (history.length === 0) return null
  const text = t('page.history')
  return (
    <section>
      <Heading
        level={2}
        anchor={HISTORY_ANCHOR}
        text={text}
        linkLabel={t('heading.link', { heading: text })}
      />
      <ChangeEntries
        entries={history}
        t={t}
        title={({ path = changelogPath, anchor, title }) => (
          <p>
            <a
              href={pageHref(path, locale, anchor)}
              lang={title.lang && localeConfig[title.lang].htmlLang}
            >
              {title.text}
            </a>
          </p>
        )}
      />
      <p>
        <a href={pageHref(changelogPath, locale)}>{t('page.history.all')}</a>
      </p>
    </section>
  )
}
