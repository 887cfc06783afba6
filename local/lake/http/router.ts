import type { Route } from './context.ts'

export type Match = { route: Route; params: Record<string, string> }

function compile(path: string): RegExp {
  const source = path.replaceAll('.', '\\.').replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`)
}

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}

/** A function that finds the route of a method and path, or null. Earlier routes win. */
export function createRouter(
  routes: readonly Route[],
): (method: string, path: string) => Match | null {
  const compiled = routes.map((route) => ({ route, pattern: compile(route.path) }))
  return (method, path) => {
    for (const { route, pattern } of compiled) {
      if (route.method !== method) continue
      const found = pattern.exec(path)
      if (found) return { route, params: decode(found.groups ?? {}) }
    }
    return null
  }
}
