import { env } from '../../config/env.ts'
import { changelogPath, followPath, pageHref, selectionHref } from '../../config/paths.ts'
import { apiAreas } from '../../content/sidebar/api-areas.ts'
import type { ReadingList } from '../../content/sitemap/reading-list.ts'
import { translator } from '../../messages/translator.ts'
import type { HeadData } from '../document/head.tsx'
import { InlineText } from '../inline-text/inline-text.tsx'
import own from '../own-page/own-page.module.css'
import type { OwnPage } from '../own-page/own-page.ts'
import { OwnPageFrame } from '../own-page/own-page-frame.tsx'
import { routeMetadata } from '../page-metadata/route-metadata.ts'
import styles from './follow-view.module.css'

const ID = 'follow-changes'

export interface FollowPage extends OwnPage {
  list: ReadingList
}

/**
 * A form for choosing areas and endpoints, which gives the address of one feed for exactly these. The address stores
 * the choice; without scripts, submitting the form opens the feed.
 */
export function FollowView({ layout, announcements, locale, list }: FollowPage) {
  const t = translator(locale)
  return (
    <OwnPageFrame
      {...{ layout, announcements, locale }}
      name="follow"
      path={followPath}
      className={`${own.page} ${styles.page}`}
    >
      <h1>{t('follow.title')}</h1>
      <p>{t('follow.lead')}</p>
      <form id={ID} action={selectionHref('xml', locale)} className={styles.form}>
        {/* Filled in and shown by scripts. */}
        <p className={styles.address} hidden data-follow-address={new URL(env.SITE_URL).origin}>
          <label>
            {t('follow.address')}
            <input readOnly value="" />
          </label>
          <button type="button">{t('code.copy')}</button>
          <span className={styles.note}>{t('follow.json')}</span>
        </p>
        <label className={styles.choice}>
          <input type="checkbox" name="breaking" value="1" /> {t('follow.breaking')}
        </label>
        {apiAreas(list.areas).map(({ name, label, pages }) => (
          <details key={name ?? label.text} className={styles.area}>
            <summary>
              <InlineText text={label} />
            </summary>
            {name !== undefined && (
              <label className={styles.choice}>
                <input type="checkbox" name="area" value={name} /> {t('follow.whole')}
              </label>
            )}
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page.path}>
                  <label className={styles.choice}>
                    <input type="checkbox" name="page" value={page.path} />{' '}
                    <InlineText text={page.label} />
                  </label>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <p className={styles.actions}>
          <button type="submit">RSS</button>
          <button type="submit" formAction={selectionHref('json', locale)}>
            JSON Feed
          </button>
          <a href={pageHref(changelogPath, locale)}>{t('page.history.all')}</a>
        </p>
      </form>
    </OwnPageFrame>
  )
}

export const followHead = (page: OwnPage): HeadData =>
  routeMetadata(page, followPath, 'follow.title', 'follow.lead')
