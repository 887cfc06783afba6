import { basePath } from '../config/paths.ts'

/** Where a link leads within the site; addresses without the base path, as the router wants them. */
export interface SiteRoute {
  href: string
  path: string
  hash: string
}

/** The route of a link to a page of the same locale; undefined where the browser itself follows it. */
export function siteRoute(link: HTMLAnchorElement | null): SiteRoute | undefined {
  // A named target asks for a document: `_self` for the one of another locale.
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin) return undefined
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return undefined
  // A file is not a page, unless it is one under its former name.
  if (/\.(?!html$)[a-z0-9]+$/.test(link.pathname)) return undefined
  const path = link.pathname.slice(basePath.length) || '/'
  return { href: `${path}${link.search}${link.hash}`, path, hash: link.hash }
}
