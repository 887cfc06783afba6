import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { Reader } from '../lake/reader.ts'
import { type LoadedPage, pageData } from '../page/page.ts'
import { fetchLatestPage } from '../page/page-query.ts'
import { sidebarsOf } from '../sidebar/load-sidebar.ts'

/**
 * The page with this id as it is while it is written, for whoever has a link to it: all else that it
 * shows, whatever it embeds, links or is beside, is what readers see. Undefined when there is none.
 */
export async function loadLinkedPage(
  { drafts, published }: Record<'drafts' | 'published', SanityClient>,
  pageId: string,
  locale: Locale,
): Promise<LoadedPage | undefined> {
  const page = await fetchLatestPage(drafts, pageId)
  return page && pageData(page, new Reader(published), locale, sidebarsOf(published))
}
