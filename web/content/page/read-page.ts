import type { SanityClient } from '@sanity/client'
import type { Locale } from '../../config/locales.ts'
import { loadRedirect } from '../addresses/redirect.ts'
import { Reader } from '../lake/reader.ts'
import type { PageData } from '../model/page-data.ts'
import { type Sidebars, sidebarsOf } from '../sidebar/load-sidebar.ts'
import { type LoadedPage, pageAt } from './page.ts'

export type PageResult<Page extends PageData = PageData> =
  | { kind: 'page'; data: Page }
  | { kind: 'redirect'; to: string; dependencies: string[] }
  | { kind: 'missing'; dependencies: string[] }

/**
 * The page or redirect at `path`, in the client's perspective. When neither exists, a path that ends like a file's,
 * `x.html` or `x/index.html`, is read as `x`.
 */
export async function readPage(
  client: SanityClient,
  path: string,
  locale: Locale,
  sidebars: Sidebars = sidebarsOf(client),
): Promise<PageResult<LoadedPage>> {
  const reader = new Reader(client)
  const exact = await readExactly(reader, path, locale, sidebars)
  const page = path.replace(/(?:\/index)?\.html$/, '')
  return exact.kind === 'missing' && page !== path
    ? readExactly(reader, page, locale, sidebars)
    : exact
}

async function readExactly(
  reader: Reader,
  path: string,
  locale: Locale,
  sidebars: Sidebars,
): Promise<PageResult<LoadedPage>> {
  const data = await pageAt(path, reader, locale, sidebars)
  if (data) return { kind: 'page', data }
  const to = await loadRedirect(reader, path, locale)
  const { dependencies } = reader
  return to === undefined
    ? { kind: 'missing', dependencies }
    : { kind: 'redirect', to, dependencies }
}
