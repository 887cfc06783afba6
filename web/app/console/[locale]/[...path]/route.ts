import { consoleDataOf } from '../../../../components/console/console-data-of.ts'
import { inEachLocale, localisedRoute } from '../../../../config/localised-route.ts'
import { pathFromSegments } from '../../../../config/paths.ts'
import { cachedPage } from '../../../../content/page/cached-page.ts'
import { staticExplorerPaths } from '../../../../content/sitemap/static-paths.ts'

export const generateStaticParams = async () => inEachLocale(await staticExplorerPaths())

/** The console's data for the explorer page at `path`; 404 if there is no such page. */
export const GET = localisedRoute<{ locale: string; path: string[] }>(async (locale, { path }) => {
  const result = await cachedPage(pathFromSegments(path), locale)
  const data = result.kind === 'page' ? consoleDataOf(result.data) : undefined
  return data ? Response.json(data) : new Response('No such console\n', { status: 404 })
})
