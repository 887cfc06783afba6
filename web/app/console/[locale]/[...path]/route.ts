import { consoleResponse } from '../../../../components/console/console-response.ts'
import { staticExplorerPaths } from '../../../../content/static-paths.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'
import { pathFromSegments } from '../../../../paths.ts'

export const generateStaticParams = async () => inEachLocale(await staticExplorerPaths())

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  consoleResponse(pathFromSegments(path), locale),
)
