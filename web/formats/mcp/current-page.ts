import type { Locale } from '../../config/locales.ts'
import { basePath } from '../../config/paths.ts'
import type { PageData } from '../../content/model/page-data.ts'
import type { Documentation } from './documentation.ts'
import { pagePath } from './page-path.ts'

/** The page at `path`, following a redirect. */
export async function currentPage(
  docs: Documentation,
  path: string,
  locale: Locale,
): Promise<PageData | undefined> {
  const first = await docs.page(path, locale)
  const result =
    first.kind === 'redirect' ? await docs.page(pagePath(basePath + first.to), locale) : first
  return result.kind === 'page' ? result.data : undefined
}

/** The page at `path`, else the page whose title is spelled by the end of `path`. */
export async function namedPage(
  docs: Documentation,
  path: string,
  locale: Locale,
): Promise<PageData | undefined> {
  const page = await currentPage(docs, path, locale)
  if (page) return page
  const titled = await docs.pageTitled(path)
  return titled === undefined ? undefined : currentPage(docs, titled, locale)
}
