import { HttpError } from '../http/http-error.ts'
import { analyticsRoutes } from './analytics.ts'
import { collectionRoutes } from './collections.ts'
import { documentRoutes } from './documents.ts'
import { filteredDocumentRoutes } from './documents-by-filter.ts'
import { operationRoutes } from './operations.ts'
import { resourceRoutes } from './resources.ts'
import type { Route, SearchRoute } from './route.ts'
import { searchRoutes } from './search.ts'
import { unsupported } from './unsupported.ts'

/** In order: `documents/search` and `documents/export` must be tried before `documents/:id`. */
export const routes: (Route | SearchRoute)[] = [
  ...searchRoutes,
  ...filteredDocumentRoutes,
  ...documentRoutes,
  ...collectionRoutes,
  ...resourceRoutes,
  ...operationRoutes,
  ...analyticsRoutes,
]

const matching = <T extends { method: string; path: string }>(list: readonly T[]) =>
  list.map((each) => ({
    each,
    pattern: new RegExp(
      `^${each.path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
    ),
  }))
const served = matching(routes)
const refused = matching(unsupported)

/** The route of a request, with what its path names (still encoded); 501 or 404 when there is none. */
export function findRoute(
  method: string | undefined,
  pathname: string,
): { route: Route | SearchRoute; names: Record<string, string> } {
  for (const { each, pattern } of served) {
    const match = each.method === method ? pattern.exec(pathname) : null
    if (match) return { route: each, names: { ...match.groups } }
  }
  const known = refused.find(
    ({ each, pattern }) => each.method === method && pattern.test(pathname),
  )
  if (!known) throw new HttpError(404, 'Not Found')
  const { path, what } = known.each
  throw new HttpError(501, `${method} ${path} (${what}) is not served by the local search server.`)
}
