type Pattern = { method: string; path: string }

/** A matched route; `name` is its method and pattern: `GET /data/query/:dataset`. */
export type Match<R extends Pattern> = { route: R; name: string; params: Record<string, string> }

function compile(path: string): RegExp {
  const source = path.replaceAll('.', '\\.').replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}

const decodeAll = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  )

/**
 * Returns a function that finds the route for a method and path, or null. Earlier routes win. `requestUrl` has checked
 * that the path can be decoded.
 */
export function createRouter<R extends Pattern>(
  routes: readonly R[],
): (method: string, path: string) => Match<R> | null {
  const compiled = routes.map((route) => ({ route, pattern: compile(route.path) }))
  return (method, path) => {
    for (const { route, pattern } of compiled) {
      if (route.method !== method) continue
      const found = pattern.exec(path)
      if (!found) continue
      return { route, name: `${method} ${route.path}`, params: decodeAll(found.groups ?? {}) }
    }
    return null
  }
}
