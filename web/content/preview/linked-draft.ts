import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { Reader } from '../lake/reader.ts'
import { type LoadedPage, pageData } from '../page/page.ts'
import { fetchLatestPage } from '../page/page-query.ts'
import { sidebarsOf } from '../sidebar/load-sidebar.ts'

/**
 * The draft of the page with this id, for the holder of a link to it; all documents that it embeds or links are read as
 * published. Undefined when there is no such page.
 */
export async function loadLinkedPage(
  { drafts, published }: Record<'drafts' | 'published', SanityClient>,
  pageId: string,
  locale: Locale,
): Promise<LoadedPage | undefined> {
  const page = await fetchLatestPage(drafts, pageId)
  return page && pageData(page, new Reader(published), locale, sidebarsOf(published))
}
