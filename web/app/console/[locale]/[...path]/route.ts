import { consoleResponse } from '../../../../components/console/console-response.ts'
import { inEachLocale, localisedRoute } from '../../../../config/localised-route.ts'
import { pathFromSegments } from '../../../../config/paths.ts'
import { staticExplorerPaths } from '../../../../content/sitemap/static-paths.ts'

export const generateStaticParams = async () => inEachLocale(await staticExplorerPaths())

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  consoleResponse(pathFromSegments(path), locale),
)
