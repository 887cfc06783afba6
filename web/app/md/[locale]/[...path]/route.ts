import { staticPaths } from '../../../../content/static-paths.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'
import { markdownResponse } from '../../../../markdown/markdown-response.ts'
import { pathFromSegments } from '../../../../paths.ts'

export async function generateStaticParams() {
  return inEachLocale((await staticPaths()).filter(({ path }) => path.length > 0))
}

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  markdownResponse(pathFromSegments(path), locale),
)
