import { Reader } from '../lake/reader.ts'
import 'server-only'
import { env } from '../../config/env.ts'
import { fetchExplorerPaths, fetchFactPaths, fetchPageChanges } from '../addresses/page-paths.ts'
import { type Candidate, pagesToPrerender } from '../addresses/pages-to-prerender.ts'
import { fetchEarlierPaths } from '../changelog/earlier-paths.ts'
import { contentClient } from '../lake/client.ts'
import { assertLinksResolve } from '../links/assert-links-resolve.ts'
import { fetchSidebars, sidebarPageIds } from '../sidebar/stored-sidebar.ts'

let known: Promise<Candidate[]> | undefined

interface Params {
  path: string[]
}

/** The route parameters of every page that the build prerenders. Broken links fail the build here. */
export async function staticPaths(): Promise<Params[]> {
  const [pages, parts] = await Promise.all([ahead(), fetchEarlierPaths(contentClient())])
  return [{ path: [] }, ...[...pages.map(({ path }) => path), ...parts].map(params)]
}

/** Route parameters without the landing page, for other formats of a page. */
export async function staticPagePaths(): Promise<Params[]> {
  return formats((await ahead()).map(({ path }) => params(path)))
}

/** Route parameters of the explorer's pages of an operation. */
export async function staticExplorerPaths(): Promise<Params[]> {
  return formats((await fetchExplorerPaths(contentClient(), ids(await ahead()))).map(params))
}

/** Route parameters of the pages that state facts of the API. */
export async function staticFactPaths(): Promise<Params[]> {
  return formats((await fetchFactPaths(contentClient(), ids(await ahead()))).map(params))
}

/** The pages to prerender; a build calls this for each kind of route and reads the content once. */
function ahead(): Promise<Candidate[]> {
  if (env.NEXT_PHASE !== 'phase-production-build') return chosen()
  known ??= chosen().then(async (pages) => {
    await assertLinksResolve(contentClient(), ids(pages))
    return pages
  })
  return known
}

async function chosen(): Promise<Candidate[]> {
  const client = contentClient()
  const [pages, sidebars] = await Promise.all([
    fetchPageChanges(client),
    fetchSidebars(new Reader(client)),
  ])
  const reading = sidebars.map(({ entry, items }) => [
    ...(entry ? [entry._ref] : []),
    ...sidebarPageIds(items),
  ])
  return pagesToPrerender(pages, reading, env.PAGES_BUILT_AHEAD)
}

/** Next needs at least one path for each route. */
const formats = (paths: Params[]) => (env.FORMATS_BUILT_AHEAD === 'all' ? paths : paths.slice(0, 1))

const ids = (pages: readonly Candidate[]) => pages.map(({ id }) => id)
const params = (path: string): Params => ({ path: path.split('/') })
