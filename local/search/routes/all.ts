import { collectionRoutes } from './collections.ts'
import { documentRoutes } from './documents.ts'
import { operationRoutes } from './operations.ts'
import { resourceRoutes } from './resources.ts'
import type { Route } from './route.ts'
import { searchRoutes } from './search.ts'

/** In order: `documents/search` must be tried before `documents/:id`. */
export const routes: Route[] = [
  ...searchRoutes,
  ...documentRoutes,
  ...collectionRoutes,
  ...resourceRoutes,
  ...operationRoutes,
]

const matchers = routes.map((route) => ({
  route,
  pattern: new RegExp(
    `^${route.path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  ),
}))

/** The route of a request, with what its path names (still encoded). */
export function findRoute(
  method: string | undefined,
  pathname: string,
): { route: Route; names: Record<string, string> } | undefined {
  for (const { route, pattern } of matchers) {
    const match = route.method === method ? pattern.exec(pathname) : null
    if (match) return { route, names: { ...match.groups } }
  }
  return undefined
}
