import type { Metadata } from 'next'
import type { Locale } from '../../config/locales.ts'
import { changelogPath, deprecationsPath, pageHref } from '../../config/paths.ts'
import { cachedAnnouncements } from '../../content/announcements/cached-announcements.ts'
import { cachedDeprecations } from '../../content/deprecations/cached-deprecations.ts'
import type { ListedDeprecation } from '../../content/deprecations/load-deprecations.ts'
import { cachedSiteLayout } from '../../content/site-layout/cached-site-layout.ts'
import { type Translate, translator } from '../../messages/translator.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import own from '../own-page/own-page.module.css'
import { routeMetadata } from '../page-metadata/route-metadata.ts'
import { Table } from '../table/table.tsx'
import { Cell } from './deprecation-cell.tsx'
import styles from './deprecations-view.module.css'

/** What of the API is deprecated, since when, until when, and in favour of what. */
export async function DeprecationsView({ locale }: { locale: Locale }) {
  const [layout, announcements, { whole, parts }] = await Promise.all([
    cachedSiteLayout(locale),
    cachedAnnouncements(locale),
    cachedDeprecations(locale),
  ])
  const t = translator(locale)
  const path = deprecationsPath
  const drawerId = 'drawer-deprecations'
  return (
    <>
      <Navbar {...{ layout, announcements, locale, t, path, drawerId }} />
      <Drawer id={drawerId} {...{ layout, locale, path, t }} />
      <main id="main" className={`${own.page} ${styles.page}`} tabIndex={-1}>
        <h1>{t('deprecations.title')}</h1>
        <p>{t('deprecations.lead')}</p>
        <p className={styles.links}>
          <a href={`${pageHref(path, locale)}.ics`}>{t('deprecations.calendar')}</a>
          <a href={pageHref(changelogPath, locale)}>{t('page.history.all')}</a>
        </p>
        <Listed title={t('deprecations.whole')} rows={whole} t={t} />
        <Listed title={t('deprecations.parts')} rows={parts} t={t} />
      </main>
      <Footer layout={layout} href={pageHref(path, locale)} t={t} />
    </>
  )
}

interface ListedProps {
  title: string
  rows: readonly ListedDeprecation[]
  t: Translate
}

const COLUMNS = ['name', 'since', 'sunset', 'successor'] as const

function Listed({ title, rows, t }: ListedProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{t('deprecations.none')}</p>
      ) : (
        <Table
          label={t('table.about', { subject: title })}
          header
          namedRows
          rows={[
            {
              key: 'head',
              cells: COLUMNS.map((key) => ({ key, content: t(`deprecation.${key}`) })),
            },
            ...rows.map((row) => ({
              key: row.key,
              cells: COLUMNS.map((key) => ({ key, content: <Cell of={key} row={row} /> })),
            })),
          ]}
        />
      )}
    </section>
  )
}

export function deprecationsMetadata(locale: Locale): Promise<Metadata> {
  const t = translator(locale)
  return routeMetadata(locale, deprecationsPath, {
    title: t('deprecations.title'),
    description: t('deprecations.lead'),
  })
}
