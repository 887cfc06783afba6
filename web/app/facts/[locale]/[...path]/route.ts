import { factsResponse } from '../../../../agents/facts-response.ts'
import { staticFactPaths } from '../../../../content/static-paths.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'
import { pathFromSegments } from '../../../../paths.ts'

export const generateStaticParams = async () => inEachLocale(await staticFactPaths())

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  factsResponse(pathFromSegments(path), locale),
)
