import { searchHref } from '../../config/paths.ts'
import { translator } from '../../messages/translator.ts'
import { searchConnection } from '../../search/connection.ts'
import type { HeadData } from '../document/head.tsx'
import { Island } from '../island/island.tsx'
import type { OwnPage } from '../own-page/own-page.ts'
import { OwnPageFrame } from '../own-page/own-page-frame.tsx'
import type { SearchPageProps } from '../search/page/search-page.client.tsx'
import search from '../search/page/search-page.module.css'
import { searchLabels } from '../search/words/search-labels.ts'
import styles from './search-view.module.css'

/** The search results page, with the site's layout. */
export function SearchView({ layout, announcements, locale }: OwnPage) {
  const t = translator(locale)
  const labels = searchLabels(locale)
  const props = {
    connection: searchConnection(locale, [layout.version, ...layout.versions]),
    labels,
    locale,
    reportUrl: layout.reportSearchUrl,
    versions: layout.versions,
  }
  return (
    <OwnPageFrame
      {...{ layout, announcements, locale }}
      name="search"
      path="search"
      className={styles.page}
    >
      <Island<SearchPageProps> name="search-page" props={props} atOnce>
        <div className={search.page}>
          <h1>{labels.title}</h1>
          <search className={search.search}>
            <form action={searchHref(locale)}>
              <input
                // biome-ignore lint/a11y/noAutofocus: who comes from the dialog, whose search did not load, was in a field like it
                autoFocus
                className={search.input}
                type="search"
                name="q"
                aria-label={labels.inputLabel}
                placeholder={labels.inputPlaceholder}
              />
            </form>
          </search>
        </div>
      </Island>
      <p className={styles.needsScripts}>{t('search.noScript')}</p>
    </OwnPageFrame>
  )
}

export const searchHead = ({ layout, locale }: OwnPage): HeadData => ({
  title: `${searchLabels(locale).title} | ${layout.siteName.text}`,
  robots: 'noindex, follow',
})
