import { staticPagePaths } from '../../../../content/static-paths.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'
import { markdownResponse } from '../../../../markdown/markdown-response.ts'
import { pathFromSegments } from '../../../../paths.ts'

export const generateStaticParams = async () => inEachLocale(await staticPagePaths())

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  markdownResponse(pathFromSegments(path), locale),
)
