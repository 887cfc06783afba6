import type { RedirectPage, Sources } from '../read-sources.ts'
import { resolveLink, type Site } from '../resolve-link.ts'
import type { GeneratedPage } from './generated-page.ts'
import { configuredRedirects, type MovedRoute } from './redirects.ts'
import type { SiteConfig } from './site-config.ts'

interface Options {
  english: Sources
  theirs: Sources
  generated: readonly GeneratedPage[]
  config: SiteConfig
  origins: string[]
}

/** The routes of a site with the targets of its redirects, which `moved` lists. */
export function siteRoutes(options: Options): { site: Site; moved: MovedRoute[] } {
  const { english, theirs, generated, config, origins } = options
  const redirects = [...english.redirects, ...theirs.redirects]
  const files = [...english.sources, ...theirs.sources, ...redirects]
  // Later entries win, so English pages come last. Pages that exist only in the translation count too.
  const pages = [...theirs.sources, ...english.sources, ...generated]
  const site: Site = {
    routes: new Map(pages.map(({ route, path }) => [route, path])),
    files: new Map(files.map(({ file, route }) => [file, route])),
    bases: config.bases,
    origins,
  }
  const away = ({ file, route, to, at }: RedirectPage): MovedRoute => {
    return { from: route, to, address: resolveLink(site, { file, route }, to), at }
  }
  const lead = ({ from, address }: MovedRoute) => {
    const [, page] = /^page:([^#]+)/.exec(address ?? '') ?? []
    if (page !== undefined && !site.routes.has(from)) site.routes.set(from, page)
  }
  const resolve = (url: string) => resolveLink(site, { file: '', route: '' }, url)
  const configured = () =>
    configuredRedirects(config.redirects, resolve, (url) => routeIn(site, url))
  // Two rounds, as a redirect may lead to another redirect.
  for (let round = 0; round < 2; round++) {
    for (const one of [...redirects.map(away), ...configured()]) lead(one)
  }
  const renamed = english.sources
    .filter(({ route, path }) => route !== path)
    .map(({ route, path, source }): MovedRoute => {
      return { from: route, to: path, address: `page:${path}`, at: { file: source.file, line: 1 } }
    })
  return { site, moved: [...redirects.map(away), ...configured(), ...renamed] }
}

/** The route in an absolute path of the site: `v5/intro` for `/docs/v5/intro/`. */
export function routeIn({ bases }: Site, url: string): string {
  const [path = ''] = url.split(/[?#]/)
  const inside = [...bases]
    .sort((a, b) => b.length - a.length)
    .find((base) => path === base || path.startsWith(`${base}/`))
  return path.slice(inside?.length ?? 0).replace(/^\/+|\/+$/g, '')
}
