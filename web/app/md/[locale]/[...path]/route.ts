import { inEachLocale, localisedRoute } from '../../../../config/localised-route.ts'
import { pathFromSegments } from '../../../../config/paths.ts'
import { staticPagePaths } from '../../../../content/sitemap/static-paths.ts'
import { markdownResponse } from '../../../../formats/markdown/markdown-response.ts'

export const generateStaticParams = async () => inEachLocale(await staticPagePaths())

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  markdownResponse(pathFromSegments(path), locale),
)
