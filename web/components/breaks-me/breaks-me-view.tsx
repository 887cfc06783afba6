import { breaksMePath } from '../../config/paths.ts'
import { translator } from '../../messages/translator.ts'
import type { HeadData } from '../document/head.tsx'
import { Island } from '../island/island.tsx'
import own from '../own-page/own-page.module.css'
import type { OwnPage } from '../own-page/own-page.ts'
import { OwnPageFrame } from '../own-page/own-page-frame.tsx'
import { routeMetadata } from '../page-metadata/route-metadata.ts'
import { BreaksMe, type BreaksMeProps } from './breaks-me.client.tsx'
import styles from './breaks-me-view.module.css'
import { breaksMeLabels } from './labels.ts'

/** Address of the worker that reads clients, defined by `web/bundle/write-bundles.ts`. */
declare const CLIENT_READER: string

/** The page that checks a client for breaking API changes, with the site's layout. */
export function BreaksMeView({ layout, announcements, locale }: OwnPage) {
  const t = translator(locale)
  const props = { labels: breaksMeLabels(locale), locale, script: CLIENT_READER }
  return (
    <OwnPageFrame
      {...{ layout, announcements, locale }}
      name="breaks-me"
      path={breaksMePath}
      className={`${own.page} ${styles.page}`}
    >
      <h1>{t('breaks.title')}</h1>
      <p>{t('breaks.lead')}</p>
      <p className={styles.private}>{t('breaks.private')}</p>
      <Island<BreaksMeProps> name="breaks-me" props={props} atOnce>
        <BreaksMe {...props} />
      </Island>
      <p className={styles.needsScripts}>{t('breaks.noScript')}</p>
    </OwnPageFrame>
  )
}

export const breaksMeHead = (page: OwnPage): HeadData =>
  routeMetadata(page, breaksMePath, 'breaks.title', 'breaks.lead')
