import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { loadRedirect } from '../addresses/redirect.ts'
import type { PageData } from '../model/page-data.ts'
import type { Sidebars } from '../sidebar/load-sidebar.ts'
import { type LoadedPage, loadPage } from './page.ts'

export type PageResult<Page extends PageData = PageData> =
  | { kind: 'page'; data: Page }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }

/**
 * What is at `path`, in the perspective of the client. Where nothing does, an address that ends
 * like a file's, `x.html` or `x/index.html`, is that of the page `x`.
 */
export async function readPage(
  client: SanityClient,
  path: string,
  locale: Locale,
  sidebars?: Sidebars,
): Promise<PageResult<LoadedPage>> {
  const exact = await readExactly(client, path, locale, sidebars)
  const page = path.replace(/(?:\/index)?\.html$/, '')
  return exact.kind === 'missing' && page !== path
    ? readExactly(client, page, locale, sidebars)
    : exact
}

async function readExactly(
  client: SanityClient,
  path: string,
  locale: Locale,
  sidebars?: Sidebars,
): Promise<PageResult<LoadedPage>> {
  const data = await loadPage(client, path, locale, sidebars)
  if (data) return { kind: 'page', data }
  const to = await loadRedirect(client, path, locale)
  return to === undefined ? { kind: 'missing' } : { kind: 'redirect', to }
}
