import { changelogPath, deprecationsPath, pageHref } from '../../config/paths.ts'
import type {
  Deprecations,
  ListedDeprecation,
} from '../../content/deprecations/load-deprecations.ts'
import { type Translate, translator } from '../../messages/translator.ts'
import type { HeadData } from '../document/head.tsx'
import own from '../own-page/own-page.module.css'
import type { OwnPage } from '../own-page/own-page.ts'
import { OwnPageFrame } from '../own-page/own-page-frame.tsx'
import { routeMetadata } from '../page-metadata/route-metadata.ts'
import { Table } from '../table/table.tsx'
import { Cell } from './deprecation-cell.tsx'
import styles from './deprecations-view.module.css'

export interface DeprecationsPage extends OwnPage {
  deprecations: Deprecations
}

/** The list of deprecated parts of the API, with dates and replacements. */
export function DeprecationsView({
  layout,
  announcements,
  locale,
  deprecations,
}: DeprecationsPage) {
  const { whole, parts } = deprecations
  const t = translator(locale)
  return (
    <OwnPageFrame
      {...{ layout, announcements, locale }}
      name="deprecations"
      path={deprecationsPath}
      className={`${own.page} ${styles.page}`}
    >
      <h1>{t('deprecations.title')}</h1>
      <p>{t('deprecations.lead')}</p>
      <p className={styles.links}>
        <a href={`${pageHref(deprecationsPath, locale)}.ics`}>{t('deprecations.calendar')}</a>
        <a href={pageHref(changelogPath, locale)}>{t('page.history.all')}</a>
      </p>
      <DeprecationTable title={t('deprecations.whole')} rows={whole} t={t} />
      <DeprecationTable title={t('deprecations.parts')} rows={parts} t={t} />
    </OwnPageFrame>
  )
}

interface ListedProps {
  title: string
  rows: readonly ListedDeprecation[]
  t: Translate
}

const COLUMNS = ['name', 'since', 'sunset', 'successor'] as const

function DeprecationTable({ title, rows, t }: ListedProps) {
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

export const deprecationsHead = (page: OwnPage): HeadData =>
  routeMetadata(page, deprecationsPath, 'deprecations.title', 'deprecations.lead')
