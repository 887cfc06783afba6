import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'
import { pathFromSegments } from '../../../config/paths.ts'
import { staticPaths } from '../../../content/sitemap/static-paths.ts'
import { pageResponse } from '../../../documents/page-response.ts'

export const generateStaticParams = async () => inEachLocale(await staticPaths())

export const GET = localisedRoute<{ locale: string; path?: string[] }>((locale, { path }) =>
  pageResponse(pathFromSegments(path), locale),
)
