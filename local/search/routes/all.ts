import { HttpError } from '../http/http-error.ts'
import { analyticsRoutes } from './analytics.ts'
import { collectionRoutes } from './collections.ts'
import { documentRoutes } from './documents.ts'
import { keyRoutes } from './keys.ts'
import { resourceRoutes } from './resources.ts'
import type { Route } from './route.ts'
import { searchRoutes } from './search.ts'

export const routes: Route[] = [
  ...searchRoutes,
  ...documentRoutes,
  ...collectionRoutes,
  ...resourceRoutes,
  ...keyRoutes,
  ...analyticsRoutes,
]

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** The route of a request, with its path parameters; undefined when there is none. */
export function findRoute(
  method: string | undefined,
  pathname: string,
): { route: Route; at: (name: string) => string } | undefined {
  for (const { route, pattern } of patterns) {
    const match = route.method === method ? pattern.exec(pathname) : null
    if (match) return { route, at: (name) => decoded(match.groups?.[name] ?? '') }
  }
  return undefined
}

/** A decoded path segment; throws 400 for invalid percent-encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (cause) {
    throw new HttpError(400, `\`${part}\` of the path is not properly encoded.`, { cause })
  }
}
