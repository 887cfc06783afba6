import { consoleResponse } from '../../../../components/console/console-response.ts'
import { contentClient } from '../../../../content/client.ts'
import { fetchExplorerPaths } from '../../../../content/page-paths.ts'
import { inEachLocale, localisedRoute } from '../../../../localised-route.ts'
import { pathFromSegments } from '../../../../paths.ts'

export async function generateStaticParams() {
  const paths = await fetchExplorerPaths(contentClient())
  return inEachLocale(paths.map((path) => ({ path: path.split('/') })))
}

export const GET = localisedRoute<{ locale: string; path: string[] }>((locale, { path }) =>
  consoleResponse(pathFromSegments(path), locale),
)
