import { inEachLocale, localisedRoute } from '../../../../config/localised-route.ts'
import { pathFromSegments } from '../../../../config/paths.ts'
import { staticFactPaths } from '../../../../content/sitemap/static-paths.ts'
import { factsResponse } from '../../../../formats/facts/facts-response.ts'

export const generateStaticParams = async () => inEachLocale(await staticFactPaths())

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  factsResponse(pathFromSegments(path), locale),
)
