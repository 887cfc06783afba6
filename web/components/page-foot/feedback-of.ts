import { env } from '../../config/env.ts'
import { feedbackHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'

/** As `next.config.mjs` gives it: the address of the file that it has made, or nothing. */
declare const FEEDBACK_DIALOG: string

/** Where readers report a problem with `page` to the site itself; undefined where it does not offer that. */
export function feedbackOf({
  path,
  locale,
}: Pick<PageData, 'path' | 'locale'>): { href: string; dialog: string } | undefined {
  if (env.READER_FEEDBACK !== 'on') return undefined
  return { href: feedbackHref(locale, path), dialog: FEEDBACK_DIALOG }
}
