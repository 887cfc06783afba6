import { badRequest } from './errors.ts'

type Pattern = { method: string; path: string }

/** `name` is method and pattern: `GET /data/query/:dataset`. */
export type Match<R extends Pattern> = { route: R; name: string; params: Record<string, string> }

function compile(path: string): RegExp {
  const source = path.replaceAll('.', '\\.').replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badRequest(`"${text}" in the path is not percent-encoded UTF-8`)
  }
}

const decodeAll = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))

/**
 * A function that finds the route of a method and path, or null. Earlier routes win. It throws 400
 * for a path that cannot be decoded.
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
