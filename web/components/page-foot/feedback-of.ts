import { env } from '../../config/env.ts'
import { feedbackHref } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'

/** Defined by `next.config.mjs`: the address of the generated file, or undefined. */
declare const FEEDBACK_DIALOG: string

/** The site's own report form for `page`; undefined if the site has none. */
export function feedbackOf({
  path,
  locale,
}: Pick<PageData, 'path' | 'locale'>): { href: string; dialog: string } | undefined {
  if (env.READER_FEEDBACK !== 'on') return undefined
  return { href: feedbackHref(locale, path), dialog: FEEDBACK_DIALOG }
}
